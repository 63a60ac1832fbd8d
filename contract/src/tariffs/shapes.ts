import * as Type from 'typebox'
import { chargeBases } from '../customs/duty.ts'
import { closed, day, nullable, text } from '../fields.ts'
import { transportTypes } from '../trade/transport.ts'

/**
 * What a country takes when goods are imported, as dated rows: duties by customs code and origin, additional duties, fees, and the tax on imports. A row is a
 * fact with a source and a day, not advice: which of them hold for a shipment finds `find-rates.ts`, what they come to `landed-cost/`.
 */

export const tariffKinds = ['duty', 'additional_duty', 'fee', 'tax'] as const
export type TariffKind = (typeof tariffKinds)[number]

/** What a duty by measure is counted in. */
export const tariffUnits = ['kg', 'litre', 'square_metre', 'piece'] as const
export type TariffUnit = (typeof tariffUnits)[number]

/** An ISO country, or a customs union that has one tariff: EU, SACU, GCC, EAEU. */
const territory = Type.String({ pattern: '^[A-Z]{2,4}$' })

const money = Type.Number({ minimum: 0, maximum: 1_000_000_000 })

/** One rate. `percent` and `amount` together are a compound rate, their sum; both null is no rate at all and refused. */
export const tariffRow = closed({
  country: territory,
  /** Digits the customs code begins with, without dots; empty: every code. */
  hs: Type.String({ pattern: '^\\d{0,13}$' }),
  /** Where the goods are from; null: anywhere. */
  origin: nullable(territory),
  /** A preference: due instead of the general rate when a proof of origin is shown. Null: no preference. */
  programme: nullable(text(60, 1)),
  kind: Type.Enum(tariffKinds),
  /** What it is called: 'Duty', 'Merchandise processing fee', 'VAT'. Of rows of one name the one that fits best is taken; different names add up. */
  name: text(120, 1),
  /** Percent of `base`. */
  percent: nullable(Type.Number({ minimum: 0, maximum: 10_000 })),
  /** What the percentage is of. */
  base: Type.Enum(chargeBases),
  /** Money in `currency` for `per` of `unit`, or for the shipment where `unit` is null. */
  amount: nullable(money),
  currency: nullable(Type.String({ pattern: '^[A-Z]{3}$' })),
  unit: nullable(Type.Enum(tariffUnits)),
  per: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
  /** Bounds of a mixed rate, in `currency` for `per` of `unit`: 10 %, but at least 2 EUR for 100 kg. */
  least_per_unit: nullable(money),
  most_per_unit: nullable(money),
  /** Bounds of what is due in all, in `currency`. */
  minimum: nullable(money),
  maximum: nullable(money),
  /** Due on this way of transport only. */
  only_by: nullable(Type.Enum(transportTypes.map(({ value }) => value))),
  valid_from: day,
  /** The last day; null: until another row replaces it. */
  valid_to: nullable(day),
  source: text(300, 1),
})
export type TariffRow = Type.Static<typeof tariffRow>
