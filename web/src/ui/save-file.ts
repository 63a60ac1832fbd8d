/** Hands a file that was fetched to the person, as a download of that name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
