/** What a report quotes of a cell. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
