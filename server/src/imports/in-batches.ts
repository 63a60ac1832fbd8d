/** What comes one by one, so many at a time. */
export function* inBatches<T>(all: Iterable<T>, most: number): Generator<T[]> {
  let batch: T[] = []
  for (const one of all) {
    if (batch.push(one) < most) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
