import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { Kind } from '@fairquay/contract/trade/kind.ts'
import type { Asked, Offer } from '@fairquay/contract/trade/offer-parts.ts'
import { refuseOffer, refuseParts } from '@fairquay/contract/trade/offer-rules.ts'
import type { ReadDraft } from './read-draft.ts'

/**
 * All that is wrong with what was typed, told at once: what cannot be read, and what the rules refuse of the rest. Of a field that cannot be read nothing
 * else is told, and what it all comes to is asked only of what can be read. In the order of the form, from top to bottom.
 */
export function refuseDraft(
  kind: Kind,
  { offer, problems }: ReadDraft<Offer>,
  asked: Asked,
  now: Date,
): FailureDetails {
  const found =
    Object.keys(problems).length === 0
      ? refuseOffer(kind, offer, asked, now)
      : { ...refuseParts(kind, offer, asked, now), ...problems }
  return Object.fromEntries(
    Object.entries(found).sort(([one], [other]) => comparePlaces(placeIn(offer, one), placeIn(offer, other))),
  )
}

/** Where the field of a name such as 'legs.2.price' stands in an offer: what offers are made of stands in the order in which forms ask for it. */
function placeIn(offer: unknown, field: string): number[] {
  let part = offer
  return field.split('.').map((name) => {
    const names = typeof part === 'object' && part !== null ? Object.keys(part) : []
    part = (part as Readonly<Record<string, unknown>> | null | undefined)?.[name]
    return names.includes(name) ? names.indexOf(name) : names.length
  })
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [depth, place] of one.entries()) {
    const difference = place - (other[depth] ?? -1)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
