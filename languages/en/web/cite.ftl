## How to cite, and versions

version-line = Version { $version }, { $date }
version-changed = Version { $version }, { $date }: { $changes }
version-changes = Changes
version-first = first version
cite-read-on = (accessed { $day })
version-superseded = You followed a citation of version { $version } ({ $date }). This page shows the current version, { $present } ({ $present-date }).
version-since = Changes since then:
cite-title = How to cite
cite-lead = Cite the item itself first, then the works it is based on.
cite-text = Citation
cite-download = Download:
error-unknown-study = There is no study with this name.
