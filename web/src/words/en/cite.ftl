## How to cite, and versions

version-line = Version { $version }, { $date }
version-changed = Version { $version }, { $date }: { $changes }
version-changes = What has changed
version-first = the first version
cite-read-on = (read on { $day })
version-superseded = You have followed a citation of version { $version } ({ $date }). This page shows the present version, { $present } ({ $present-date }).
version-since = What has changed since:
cite-title = How to cite
cite-lead = The item itself comes first, then the works that it is taken from.
cite-text = Citation
cite-download = As a file:
error-unknown-study = There is no study of this name here.
