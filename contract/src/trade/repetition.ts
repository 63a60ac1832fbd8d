import { offerMessages } from './offer-messages.ts'
import type { Offer } from './offer-parts.ts'

/** The newest offer of a thread: `side` says whether who answers has made it or, as a counter-proposal, the buyer. */
export type NewestOffer = { side: 'answer' | 'counter'; offer: Offer }

/**
 * Why an offer of `side` is not sent after the newest one; nothing where it says something new. What stands already would ask the other side to look for a
 * difference that there is none of; as a counter-proposal it would moreover take away the offer that could be accepted. What only agrees to a counter-proposal is
 * new, and a note of the other side is not theirs to repeat.
 */
export function refuseRepetition(side: NewestOffer['side'], offer: Offer, newest: NewestOffer): string | undefined {
  if (side === 'answer' && newest.side === 'counter') return undefined
  const isSaid = offer.note === '' || offer.note === newest.offer.note
  if (!isSaid || !isAlike({ ...offer, note: '' }, { ...newest.offer, note: '' })) return undefined
  return side === newest.side ? offerMessages.nothingChanged : offerMessages.offeredAlready
}

/** Whether two things of JSON are the same, in whatever order their fields stand: a database keeps an order of its own. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isCompound(one) || !isCompound(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isAlike(one[name], other[name]))
  )
}

function isCompound(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null
}
