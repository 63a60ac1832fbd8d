import { Failure } from '../failure.ts'

/**
 * Lets `most` works run at a time; the others wait, as long as the line is not longer than `longest`: decoding a large picture takes 160 MB and a
 * processor, however many people send one.
 */
export function makeTurns(most: number, longest: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= longest) throw new Failure('too_many')
      await new Promise<void>((begin) => waiting.push(begin))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
