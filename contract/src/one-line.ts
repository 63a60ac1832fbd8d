/** Without blanks around it and without line ends in it, so that in a mail or on a paper it does not pass for other lines than its own. */
export function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
