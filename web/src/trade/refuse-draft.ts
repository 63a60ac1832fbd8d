import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { Kind } from '@fairquay/contract/trade/kind.ts'
import type { Asked, Offer } from '@fairquay/contract/trade/offer-parts.ts'
import { refuseOffer, refuseParts } from '@fairquay/contract/trade/offer-rules.ts'
import type { ReadDraft } from './read-draft.ts'

/**
 * All that is wrong with what was typed, told at once: what cannot be read, and what the rules refuse of the rest. Of a field that cannot be read nothing
 * else is told, and what it all comes to is asked only of what can be read.
 */
export function refuseDraft(
  kind: Kind,
  { offer, problems }: ReadDraft<Offer>,
  asked: Asked,
  now: Date,
): FailureDetails {
  if (Object.keys(problems).length === 0) return refuseOffer(kind, offer, asked, now)
  return { ...problems, ...refuseParts(kind, offer, asked, now), ...problems }
}
