/** What was searched for on the page of results that was left last, when, and how that is told if it has not been. */
let trail: { words: string; at: number; tell: () => void } | undefined

/** One page follows another at once; whoever comes later comes from elsewhere. Milliseconds. */
const longest = 1000

export function leaveSearch(words: string, tell: () => void): void {
  trail = { words, at: performance.now(), tell }
}

/** The words whose results a page was opened from; told once. They have been read then, however short. */
export function takeSearch(): string | undefined {
  const left = trail
  trail = undefined
  if (!left || performance.now() - left.at > longest) return undefined
  left.tell()
  return left.words
}
