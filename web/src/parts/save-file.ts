// Files that a page makes.

/** Lets the browser download a file with this content. */
export function saveFile(name: string, content: BlobPart, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
