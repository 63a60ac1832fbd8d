import { defaultShipment, emptyQuote, type QuoteForm } from '@fairquay/contract/freight/form.ts'
import type { GoodsNeeds } from '@fairquay/contract/freight/from-goods.ts'
import type { KeptAs } from '../../forms/kept.ts'
import { hasShapeOf } from '../../forms/shape-of.ts'

/** A trade file, and the request whose page it was asked from. */
export type QuotedDeal = {
  fileId: number
  requestId: number
  /** The purchase whose agreed goods it is about; absent while nothing is agreed. */
  agreedId?: number
  /** Where the goods are fetched, as the deal names it. */
  pickUp?: string
}

/** A quote on its way, as the tab keeps it for one person until it is sent. */
export type StoredQuote = {
  form: QuoteForm
  /** Keys of the goods it is about, as of cart lines; none: no quote was begun. */
  lineKeys: readonly string[]
  sellerId: number | null
  /** The deal whose goods it is about; null: goods of the cart. */
  deal: QuotedDeal | null
  /** Which parts were filled in from what the marketplace knows; each is filled in once, and then belongs to the person. */
  filled: readonly ('seller' | 'buyer' | 'load')[]
  /** What was filled in because of its goods. */
  needs: GoodsNeeds
  /** Sent, and the person has not been told to the end. */
  sentId: number | null
}

export const noQuote: StoredQuote = {
  form: emptyQuote,
  lineKeys: [],
  sellerId: null,
  deal: null,
  filled: [],
  needs: {},
  sentId: null,
}

const model = { form: emptyQuote, lineKeys: [''], filled: [''] }

export const keptQuote: KeptAs<StoredQuote> = {
  name: 'quote',
  read(stored) {
    const whole = addMissing(stored)
    return hasShapeOf(model, whole) ? { ...noQuote, ...(whole as Partial<StoredQuote>) } : null
  },
}

/** What was kept before there was something to choose has the usual choice. */
function addMissing(stored: unknown): unknown {
  const { form } = (stored ?? {}) as Partial<StoredQuote>
  if (typeof form?.shipment !== 'object') return stored
  return { ...(stored as object), form: { ...form, shipment: { ...defaultShipment, ...form.shipment } } }
}
