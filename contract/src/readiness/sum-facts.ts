import type { Fact, Readiness } from './shapes.ts'

/**
 * How ready facts make a request. The same fact of the same product counts once, in however many lines it stands, and is known when it is known in all of
 * them. What whoever asks can say comes first.
 */
export function sumFacts(facts: readonly Fact[]): Readiness {
  const found = [...Map.groupBy(facts, nameFact).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, isKnown: same.every(({ isKnown }) => isKnown) }] : []
  })
  const missing = found.filter(({ isKnown }) => !isKnown).map(({ isKnown: _, ...fact }) => fact)
  return {
    known: found.length - missing.length,
    asked: found.length,
    missing: [
      ...missing.filter(({ giver }) => giver === 'asker'),
      ...missing.filter(({ giver }) => giver === 'seller'),
    ],
  }
}

/** Products that are gone are told apart by their names. */
function nameFact({ code, product }: Fact): string {
  return JSON.stringify([code, product && (product.id ?? product.name)])
}
