/** The text of a file in the encoding it is in: UTF-8, or that of older spreadsheets, in which '¢' would be lost otherwise. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
