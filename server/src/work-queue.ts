import { Failure } from './failure.ts'

export type QueueRules = {
  /** Pieces of work at a time. */
  most: number
  /** Pieces that wait beside those; the next one is refused. 0 unless said. */
  mostWaiting?: number
  /** Pieces of one person, running and waiting together. */
  perPerson?: number
  /** Milliseconds somebody waits before being told to come again. */
  longestWait?: number
  /** What a refused one is answered, and after how many seconds to come again. */
  refuse: { code: 'too_many' | 'unavailable'; sentence?: string; retryAfter: number }
}

export type QueuedFor = {
  /** Whose work it is, when there is a limit for one person. */
  person?: number
  /** Aborted when whoever asked has left: then the work is not begun. */
  signal?: AbortSignal
}

export type RunQueued = <T>(work: () => Promise<T>, of?: QueuedFor) => Promise<T>

type Waiting = { begin: () => void; refuse: (reason: unknown) => void }

/**
 * A queue for costly work: a few pieces run at a time (decoding a large picture takes 160 MB and a processor, however many people send one), others wait in a
 * queue that is bounded in length and time, or are refused. A place is free again when its work has ended, in whatever way.
 */
export function makeWorkQueue({ most, mostWaiting = 0, perPerson, longestWait, refuse }: QueueRules): RunQueued {
  let running = 0
  const waiting = new Set<Waiting>()
  const works = new Map<number, number>()
  const refusal = () => new Failure(refuse.code, undefined, refuse.sentence, refuse.retryAfter)

  function waitForPlace(signal: AbortSignal | undefined): Promise<void> {
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

  /** The place goes straight to the next in the queue, so that nobody who comes in between takes it. */
  function leavePlace(): void {
    const [next] = waiting
    if (next) next.begin()
    else running--
  }

  return async (work, { person, signal } = {}) => {
    signal?.throwIfAborted()
    const own = (person !== undefined && works.get(person)) || 0
    if (perPerson !== undefined && own >= perPerson) throw refusal()
    if (running >= most && waiting.size >= mostWaiting) throw refusal()
    if (person !== undefined) works.set(person, own + 1)
    try {
      if (running >= most) await waitForPlace(signal)
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
