import { setImmediate } from 'node:timers/promises'

/** Milliseconds that a question waits at most for others to join it. */
const longestWait = 1

/**
 * Puts the questions of a moment together into one: while one is being answered, those that come wait and are asked at once afterwards, each key once. So
 * whoever asks is told what is so after they asked, however many ask, and there is one question under way at a time. A failure is told to those it was asked for.
 */
export function askTogether<Key, Value>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Batch<Key, Value> | undefined
  let isAsking = false

  async function begin(): Promise<void> {
    const batch = waiting
    if (!batch) return
    isAsking = true
    // Whoever has come with the same packets is read first, or the first one would ask alone and all others once more; again for as long as each turn of the
    // loop brings more. By the clock, for where there is much to do a turn is long.
    const until = performance.now() + longestWait
    let known = 0
    do {
      known = batch.callers
      await setImmediate()
    } while (batch.callers > known && performance.now() < until)
    waiting = undefined
    try {
      batch.resolve(await ask([...batch.keys]))
    } catch (error) {
      batch.reject(error)
    } finally {
      isAsking = false
      void begin()
    }
  }

  return async (key) => {
    waiting ??= { keys: new Set(), callers: 0, ...Promise.withResolvers<ReadonlyMap<Key, Value>>() }
    const { keys, promise } = waiting
    keys.add(key)
    waiting.callers += 1
    if (!isAsking) void begin()
    return (await promise).get(key)
  }
}

type Batch<Key, Value> = { keys: Set<Key>; callers: number } & PromiseWithResolvers<ReadonlyMap<Key, Value>>
