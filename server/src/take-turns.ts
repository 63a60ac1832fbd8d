import { Failure } from './failure.ts'

export type TurnRules = {
  /** Works at a time. */
  most: number
  /** Works that wait beside those; the next one is refused. 0 unless said. */
  line?: number
  /** Works of one person, running and waiting together. */
  ofOne?: number
  /** Milliseconds somebody waits before being told to come again. */
  longestWait?: number
  /** What a refused one is told, and after how many seconds to come again. */
  refuse: { code: 'too_many' | 'unavailable'; sentence?: string; comeBackIn: number }
}

export type TurnOf = {
  /** Whose work it is, when there is a limit for one person. */
  person?: number
  /** Whoever left the line is not worked for. */
  signal?: AbortSignal
}

export type TakeTurn = <T>(work: () => Promise<T>, of?: TurnOf) => Promise<T>

type Waiting = { begin: () => void; refuse: (reason: unknown) => void }

/**
 * Lets a few costly works run at a time (decoding a large picture takes 160 MB and a processor, however many people send one); the others wait in a line
 * that is bounded in length and time, or are refused. A place is free again when its work has ended, in whatever way.
 */
export function makeTurns({ most, line = 0, ofOne, longestWait, refuse }: TurnRules): TakeTurn {
  let running = 0
  const waiting = new Set<Waiting>()
  const works = new Map<number, number>()
  const refusal = () => new Failure(refuse.code, undefined, refuse.sentence, refuse.comeBackIn)

  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => own.refuse(signal?.reason)
      const step = (settle: () => void) => {
        waiting.delete(own)
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        settle()
      }
      const own: Waiting = { begin: () => step(resolve), refuse: (reason) => step(() => reject(reason)) }
      const timer = longestWait === undefined ? undefined : setTimeout(() => own.refuse(refusal()), longestWait)
      signal?.addEventListener('abort', leave)
      waiting.add(own)
    })
  }

  /** The place goes straight to the next in line, so that nobody who comes in between takes it. */
  function leavePlace(): void {
    const [next] = waiting
    if (next) next.begin()
    else running--
  }

  return async (work, { person, signal } = {}) => {
    signal?.throwIfAborted()
    const own = (person !== undefined && works.get(person)) || 0
    if (ofOne !== undefined && own >= ofOne) throw refusal()
    if (running >= most && waiting.size >= line) throw refusal()
    if (person !== undefined) works.set(person, own + 1)
    try {
      if (running >= most) await waitForTurn(signal)
      else running++
      try {
        return await work()
      } finally {
        leavePlace()
      }
    } finally {
      if (person !== undefined) {
        const left = (works.get(person) ?? 1) - 1
        if (left === 0) works.delete(person)
        else works.set(person, left)
      }
    }
  }
}
