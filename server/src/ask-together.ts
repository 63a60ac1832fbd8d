import { setImmediate } from 'node:timers/promises'

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
    // Whoever has come with the same packets is read first, or the first one would ask alone and all others once more.
    await setImmediate()
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
    waiting ??= { keys: new Set(), ...Promise.withResolvers<ReadonlyMap<Key, Value>>() }
    const { keys, promise } = waiting
    keys.add(key)
    if (!isAsking) void begin()
    return (await promise).get(key)
  }
}

type Batch<Key, Value> = { keys: Set<Key> } & PromiseWithResolvers<ReadonlyMap<Key, Value>>
