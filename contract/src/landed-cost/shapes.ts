import * as Type from 'typebox'
import { closed, countryCode, day, id, mostOptions, mostRequestLines, nullable, text } from '../fields.ts'
import { tariffRow } from '../tariffs/shapes.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { amount, currency, quantity } from '../trade/offer-parts.ts'
import { transportTypes } from '../trade/transport.ts'

/** What landed costs are asked and answered with, on the wire: money is decimal in the one currency named. */

const measure = Type.Number({ minimum: 0, maximum: 1_000_000_000 })

/** One of the goods. What is left out or null is not known. */
export const landedLine = closed({
  /** Customs code; dots and spaces are fine. */
  hs: Type.Optional(nullable(text(20))),
  origin: Type.Optional(nullable(countryCode)),
  quantity,
  unit_price: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
  /** Of the price, where it is not that of the calculation: it is converted at the rate on record. */
  currency: Type.Optional(currency),
  net_kg: Type.Optional(measure),
  litres: Type.Optional(measure),
  square_metres: Type.Optional(measure),
  /** Goods of the marketplace: what is not said of them beside it is what their seller says. */
  product_id: Type.Optional(id),
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions })),
})

const { country, kind, ...rest } = tariffRow.properties

/** A rate for one calculation: what is left out is as in a row that says nothing of it, and holds on every day. */
export const givenRate = Type.Object(
  { country, kind, ...Type.Partial(Type.Object(rest)).properties },
  { additionalProperties: false },
)
export type GivenRate = Type.Static<typeof givenRate>

export const landedCostInput = closed({
  /** Of the buyer's door. */
  destination: countryCode,
  /** From where the goods are sent: within one customs union nothing is due at a border. */
  from: Type.Optional(countryCode),
  mode: Type.Enum(transportTypes.map(({ value }) => value)),
  incoterm: Type.Enum(incotermCodes),
  incoterm_place: Type.Optional(text(120)),
  currency,
  lines: Type.Array(landedLine, { minItems: 1, maxItems: mostRequestLines }),
  /** What the buyer pays until the goods are on board, under EXW, FCA and FAS. */
  origin_costs: Type.Optional(amount),
  /** To the border of the destination; null: not known. */
  freight: nullable(amount),
  /** From the border to the door; null: not known. */
  onward: nullable(amount),
  /** Who said what freight costs, and until when it holds: told beside it. */
  freight_source: Type.Optional(text(200)),
  /** The premium, or the rate in percent of which 110 % are insured; one of the two. */
  insurance: Type.Optional(amount),
  insurance_rate: Type.Optional(Type.Number({ minimum: 0, maximum: 50 })),
  proof_of_origin: Type.Optional(Type.Boolean()),
  /** Whether the buyer gets the tax back: so when left out, as for most businesses. */
  is_tax_recoverable: Type.Optional(Type.Boolean()),
  /** The day whose rates hold: today when left out. */
  day: Type.Optional(day),
  /** For this calculation only. Where there are some of a kind, those that are kept of that kind do not count. */
  rates: Type.Optional(Type.Array(givenRate, { maxItems: 100 })),
})
export type LandedCostInput = Type.Static<typeof landedCostInput>

const money = Type.Number()

/** A duty, fee or tax with where its rate is from. `line` is the position of the goods, null where it is due on all. */
const dueRate = Type.Object({
  line: nullable(Type.Integer()),
  kind: Type.String(),
  name: Type.String(),
  /** '12 %', '0.01 USD a kg + 3.2 %'. */
  rate: Type.String(),
  programme: nullable(Type.String()),
  base: money,
  amount: money,
  source: Type.String(),
  valid_from: Type.String(),
})

const landedPart = Type.Object({
  part: Type.Enum(['goods', 'origin_costs', 'freight', 'insurance', 'onward', 'duties', 'fees', 'tax']),
  amount: money,
  /** Who arranges it and pays those who do it. What the seller pays for is in the price. */
  paid_by: Type.Enum(['seller', 'buyer']),
  /** Who said it, where it is no rate: those have their own. */
  source: nullable(Type.String()),
})

/** What is not known, and what to do about it. `line` is the position of the goods it is of. */
const gap = Type.Object({
  code: Type.String(),
  line: Type.Optional(Type.Integer()),
  message: Type.String(),
})

/**
 * What goods cost at the buyer's door. `landed` and what follows from it are null where something is missing that could be of any size; `range` says what is known then:
 * at least `from`, and at most `to` where that can be told. An estimate, not a customs ruling.
 */
export const landedCost = Type.Object({
  currency: Type.String(),
  day: Type.String(),
  basis: Type.Enum(['FOB', 'CIF']),
  /** What is paid to the seller. */
  price: money,
  /** The goods on board in the exporting market. */
  goods: money,
  freight: nullable(money),
  insurance: money,
  cif: money,
  insured_value: money,
  customs_value: money,
  onward: nullable(money),
  lines: Type.Array(
    Type.Object({
      hs: nullable(Type.String()),
      origin: nullable(Type.String()),
      product_id: nullable(Type.Integer()),
      quantity: Type.Integer(),
      goods: money,
      freight: money,
      insurance: money,
      onward: money,
      customs_value: money,
      duty: money,
      fees: money,
      tax: money,
      landed: nullable(money),
      landed_excluding_tax: nullable(money),
      /** Without a tax that is got back, up to six decimals. */
      per_unit: nullable(money),
    }),
  ),
  duties: Type.Array(dueRate),
  fees: Type.Array(dueRate),
  taxes: Type.Array(dueRate),
  tax: Type.Object({
    base: money,
    /** Percent; null where several rates apply. */
    rate: nullable(Type.Number()),
    amount: money,
    recoverable: Type.Boolean(),
  }),
  landed: nullable(money),
  landed_excluding_tax: nullable(money),
  /** Of goods of one kind: what one of them costs, without a tax that is got back. */
  per_unit: nullable(money),
  range: Type.Object({ from: money, to: nullable(money) }),
  parts: Type.Array(landedPart),
  /** What the buyer pays beside the price; at least so much where there are gaps. */
  beside_price: money,
  sources: Type.Array(Type.Object({ source: Type.String(), valid_from: Type.String() })),
  gaps: Type.Array(gap),
  note: Type.String(),
})
export type AnsweredLandedCost = Type.Static<typeof landedCost>
