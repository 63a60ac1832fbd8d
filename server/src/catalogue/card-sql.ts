import type { Audience } from '../session.ts'

/** A card (`listing_cards c`) as JSON text: a guest's ends where prices would begin. */
export const cardTexts: Readonly<Record<Audience, string>> = { guest: `c.card || '}'`, member: 'c.card || c.card_end' }

/** Cards of products by their ids ($1). */
export const cardsById = { guest: writeCards('guest'), member: writeCards('member') }

function writeCards(audience: Audience): string {
  return `select c.product_id, ${cardTexts[audience]} as text from listing_cards c where c.product_id = any ($1::int[])`
}
