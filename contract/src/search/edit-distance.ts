/** How many slips lie between two words: a letter missing, a letter too many, another letter, or two neighbours swapped. */
export function countSlips(typed: string, meant: string): number {
  let [before, last] = [[] as number[], Array.from({ length: meant.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, line]
  }
  return at(last, meant.length)
}

function at(line: readonly number[], place: number): number {
  return line[place] ?? Number.POSITIVE_INFINITY
}

/** The same for a word that is still being typed: to the nearest beginning of the one meant. */
export function countSlipsToBeginning(typed: string, meant: string): number {
  const lengths = [-1, 0, 1].map((more) => typed.length + more).filter((length) => length >= 1 && length < meant.length)
  return Math.min(countSlips(typed, meant), ...lengths.map((length) => countSlips(typed, meant.slice(0, length)) + 0.5))
}

/** How many slips are forgiven: a short word with one of its letters changed is another word. */
export function mostSlips(word: string): number {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}
