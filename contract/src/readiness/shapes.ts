import * as Type from 'typebox'
import { nullable } from '../fields.ts'

/** What only the seller of goods can say of them, and a buyer can ask it for. */
export const sellerFacts = ['hts', 'origin', 'weight', 'size', 'dangerous_goods_class', 'un_number'] as const
export type SellerFact = (typeof sellerFacts)[number]

/** What a request needs so that it can be answered in one go, beside what it could not be sent without. */
export const factCodes = [
  'loading_zip',
  'delivery_zip',
  'incoterm_place',
  'ready_date',
  'temperature',
  'exporting_market',
  'importing_market',
  'value',
  'freight',
  ...sellerFacts,
] as const
export type FactCode = (typeof factCodes)[number]

/** Whoever can say it: the company that asks, or the one whose goods they are. */
export const factGivers = ['asker', 'seller'] as const

/**
 * Something that is not known. `field` is where it is said: of the request's body for who asks ('shipment_data.incoterm_place'), of the product's form for the
 * seller ('data.hts'); null where no field takes it. `product` is null of what the whole request is about; its `id` is null where the product is gone.
 */
export const missingFact = Type.Object({
  code: Type.Enum(factCodes),
  giver: Type.Enum(factGivers),
  field: nullable(Type.String()),
  product: nullable(Type.Object({ id: nullable(Type.Integer()), name: Type.String() })),
})
export type MissingFact = Type.Static<typeof missingFact>

/** Of how many facts how many are known. */
export const readinessCount = Type.Object({ known: Type.Integer(), asked: Type.Integer() })

/** How ready a request is to be answered in one go: nothing is missing exactly when all that is asked is known. */
export type Readiness = Type.Static<typeof readinessCount> & { missing: MissingFact[] }

/** Goods with what is said of them. */
export type KnownGoods = { product: { id: number | null; name: string }; known: readonly SellerFact[] }

/** A fact that a request needs, known or not. */
export type Fact = MissingFact & { isKnown: boolean }

/** A missing fact as those who take part in a request see it: `message` is what it is called in words. */
export const shownMissing = Type.Object({ ...missingFact.properties, message: Type.String() })
