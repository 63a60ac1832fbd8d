/** One thing an answer says, as people read it. `key` names the thing and stays the same from revision to revision. */
export type AnswerFact = { key: string; label: string; value: string }

/** What changed in one thing from a revision to a later one: `before` is null where it was not said yet, `after` where it is not said any more. */
export type Difference = { key: string; label: string; before: string | null; after: string | null }

/**
 * What is different between two revisions, in the order of the later one; what the later one no longer says stands where it stood. A value that is empty
 * counts as not said. The same twice has no differences.
 */
export function findDifferences(before: readonly AnswerFact[], after: readonly AnswerFact[]): Difference[] {
  const older = byKey(before)
  const newer = byKey(after)
  return mergeKeys([...older.keys()], [...newer.keys()]).flatMap((key) => {
    const was = older.get(key)
    const is = newer.get(key)
    if (was?.value === is?.value) return []
    return [{ key, label: (is ?? was)?.label ?? key, before: was?.value ?? null, after: is?.value ?? null }]
  })
}

function byKey(facts: readonly AnswerFact[]): Map<string, AnswerFact> {
  return new Map(facts.filter(({ value }) => value !== '').map((fact) => [fact.key, fact]))
}

/** The keys of both, in the newer order, each that is gone after the one it stood behind. */
function mergeKeys(older: readonly string[], newer: readonly string[]): string[] {
  const kept = new Set(newer)
  const merged = [...newer]
  let previous: string | undefined
  for (const key of older) {
    if (!kept.has(key)) merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, key)
    previous = key
  }
  return merged
}
