/** What stands in a claim's record: what was done, which stands alone there and so begins like a sentence, and below it what its author wrote. */
export function writeEntry(done: string, words = ''): string {
  const sentence = done.charAt(0).toUpperCase() + done.slice(1)
  return [sentence, words].filter(Boolean).join('\n')
}
