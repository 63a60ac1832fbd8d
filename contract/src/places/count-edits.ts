/** How many letters have to be put in, left out or changed to make one word the other (Levenshtein); `most` + 1 where it is more than `most`. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const change = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(change, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1))
    }
    if (Math.min(...now) > most) return most + 1
    before = now
  }
  return Math.min(before[other.length] ?? 0, most + 1)
}
