import * as Type from 'typebox'
import { closed, text } from '../fields.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { transportTypes } from '../trade/transport.ts'
import { ownPallet } from './own-pallet.ts'

/**
 * What a load plan is made from and what it says, on the wire. Lengths are millimetres, weights kilograms, volumes cubic metres, shares go from 0 to 1. The
 * planner computes with types of its own of the same form; the compiler holds the two together where the server calls it.
 */

/** Kinds of cartons, and cartons in all, that one plan may have: a ship's hold is planned in parts. */
export const mostCartonKinds = 200
export const mostCartons = 20_000

const millimetres = (maximum = 20_000) => Type.Number({ minimum: 1, maximum })
const kilograms = (maximum = 100_000) => Type.Number({ minimum: 0, maximum })
const count = (maximum = mostCartons) => Type.Integer({ minimum: 0, maximum })
const units = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const palletNames = ['EUR-1', 'EUR-2', 'EUR-3', 'EUR-6'] as const
export type PalletName = (typeof palletNames)[number]

export const unitNames = [
  '20DC',
  '40DC',
  '40HC',
  '45HC',
  '20RF',
  '40RF',
  'trailer',
  'mega_trailer',
  'reefer_trailer',
  'PMC',
] as const
export type UnitName = (typeof unitNames)[number]

const temperature = closed({
  min: Type.Number({ minimum: -100, maximum: 100 }),
  max: Type.Number({ minimum: -100, maximum: 100 }),
})

/** Equal cartons, by their outer measures; `height_mm` is the edge that stands. How many: `quantity`, or `units` with `units_per_carton`. */
export const plannedCarton = closed({
  /** Names them in the answer; different for each. */
  id: text(60, 1),
  /** What people call them; the id when left out. */
  name: Type.Optional(text(200)),
  length_mm: millimetres(),
  width_mm: millimetres(),
  height_mm: millimetres(),
  gross_kg: kilograms(),
  quantity: Type.Optional(count()),
  units_per_carton: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  units: Type.Optional(units),
  /** Yes when left out. */
  this_side_up: Type.Optional(Type.Boolean()),
  /** Whether anything may stand on them: yes when left out. */
  stackable: Type.Optional(Type.Boolean()),
  /** At most so many on one another, the lowest counted. */
  max_stack_layers: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  max_top_load_kg: Type.Optional(kilograms()),
  temperature_c: Type.Optional(temperature),
  /** 1.1 to 9, of what is dangerous. */
  dangerous_goods_class: Type.Optional(Type.String({ pattern: '^[1-9](\\.[1-6])?$' })),
  /** 'UN3480', of what is dangerous. */
  un_number: Type.Optional(Type.String({ pattern: '^UN\\d{4}$' })),
  /** Where they are loaded, as people call it; goods that begin at several places are pointed out. */
  origin: Type.Optional(text(120)),
  /** Where they are unloaded: 1 first. */
  stop: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  /** What is said of one carton's volume, as a check of its sides. */
  declared_m3: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
})
export type PlannedCarton = Type.Static<typeof plannedCarton>

const positive = (maximum: number) => Type.Number({ minimum: 0.001, maximum })

/** What a carrier charges by, where it differs from what is usual (docs/planner.md#a-shipment). */
const ratingProfile = closed({
  air_divisor: Type.Optional(positive(100_000)),
  air_step_kg: Type.Optional(positive(1000)),
  road_kg_m3: Type.Optional(positive(10_000)),
  road_kg_ldm: Type.Optional(positive(100_000)),
  sea_kg_m3: Type.Optional(positive(10_000)),
  sea_least: Type.Optional(kilograms(1000)),
  rail_kg_m3: Type.Optional(positive(10_000)),
  rail_least_m3: Type.Optional(kilograms(1000)),
})

export const wrappings = ['pallets', 'cases', 'loose'] as const
export const stackings = ['auto', 'yes', 'no'] as const

/** How the cartons travel. */
export const planTerms = {
  wrapper: Type.Enum(wrappings),
  /** EUR-1 when left out. */
  pallet: Type.Optional(Type.Union([Type.Enum(palletNames), ownPallet])),
  /** Of a loaded pallet, itself included; what the way of transport usually takes when left out. */
  max_height_mm: Type.Optional(millimetres()),
  mode: Type.Enum(transportTypes.map(({ value }) => value)),
  /** A shared load, or whole containers and trailers. */
  distribution: Type.Enum(['groupage', 'full_load']),
  /** Room left beside each pallet: 10 when left out. */
  clearance_mm: Type.Optional(Type.Number({ minimum: 0, maximum: 200 })),
  /** How far goods may stand out over a pallet's edges. */
  overhang_mm: Type.Optional(Type.Number({ minimum: 0, maximum: 200 })),
  /** Yes when left out. */
  allow_mixed_pallets: Type.Optional(Type.Boolean()),
  /** Whether pallets may stand on pallets: `auto` where their goods bear it; `no` when left out. */
  stackable: Type.Optional(Type.Enum(stackings)),
  rating_profile: Type.Optional(ratingProfile),
  /** By which rule they travel; what does not suit the way of transport is pointed out. */
  incoterm: Type.Optional(Type.Enum(incotermCodes)),
  /** Kilograms of goods the roads allow in one unit: 24,000 when left out. */
  road_limit_kg: Type.Optional(positive(200_000)),
}

/** Cartons and how they travel. */
export const planInput = closed({
  cartons: Type.Array(plannedCarton, { minItems: 1, maxItems: mostCartonKinds }),
  ...planTerms,
})
export type PlanInput = Type.Static<typeof planInput>

/** Where a carton stands, from the lower left corner of what it stands in; with overhang below 0. */
const placement = Type.Object({
  id: Type.String(),
  x: Type.Number(),
  y: Type.Number(),
  z: Type.Number(),
  length: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
})
export type PlacedCarton = Type.Static<typeof placement>

const rectangle = Type.Object({
  x: Type.Number(),
  y: Type.Number(),
  length: Type.Number(),
  width: Type.Number(),
})

const share = Type.Number()

/** A warning: a code, the numbers a sentence about it needs, and in answers that sentence (`advice.ts`). */
const warning = <const Code extends string, P extends Type.TProperties>(code: Code, properties: P) =>
  Type.Object({ code: Type.Literal(code), ...properties, message: Type.Optional(Type.String()) })

const unitName = Type.Enum(unitNames)

/** What is worth knowing of a plan, each a code with numbers; `advice.ts` says it in words, with what to do. */
export const planWarning = Type.Union([
  warning('PARTIAL_CARTON', { carton: Type.String(), units_in_last: Type.Integer(), next_full_units: Type.Integer() }),
  warning('VOLUME_MISMATCH', { carton: Type.String(), declared_m3: Type.Number(), measured_m3: Type.Number() }),
  warning('CARTON_HEAVY', { carton: Type.String(), kg: Type.Number(), limit_kg: Type.Number() }),
  warning('CARTON_TOO_LARGE', { carton: Type.String(), cartons: Type.Integer() }),
  warning('NO_UNIT_FITS', { pallets: Type.Integer(), height_mm: Type.Number(), kg: Type.Number() }),
  warning('PALLET_WEIGHT_LIMIT', {
    carton: Type.String(),
    cartons: Type.Integer(),
    cartons_by_room: Type.Integer(),
    safe_load_kg: Type.Number(),
  }),
  warning('PALLET_NOT_FULL', {
    carton: Type.String(),
    missing_cartons: Type.Integer(),
    missing_units: Type.Integer(),
  }),
  warning('HEIGHT_OVER_MODE', {
    height_mm: Type.Number(),
    limit_mm: Type.Number(),
    layers: Type.Optional(Type.Integer()),
  }),
  warning('DOOR_HEIGHT', { height_mm: Type.Number(), door_mm: Type.Number(), type: unitName }),
  warning('OVER_PAYLOAD', { kg: Type.Number(), payload_kg: Type.Number(), type: unitName }),
  warning('OVER_ROAD_LIMIT', { kg: Type.Number(), limit_kg: Type.Number(), type: unitName }),
  warning('LOW_UTILISATION', { share, type: unitName }),
  warning('NEAR_FULL_UNIT', { volume_m3: Type.Number(), ldm: Type.Number(), type: unitName }),
  warning('PIECE_OVER_LIMIT', {
    kg: Type.Number(),
    length_mm: Type.Number(),
    width_mm: Type.Number(),
    height_mm: Type.Number(),
    pieces: Type.Integer(),
  }),
  warning('TEMP_CONFLICT', { groups: Type.Integer() }),
  warning('DG_NOT_STACKABLE', { classes: Type.Array(Type.String()) }),
  warning('OFF_CENTRE', { type: unitName, along: share, across: share }),
  warning('AXLE_LOAD', { type: unitName, kingpin_kg: Type.Number(), axles_kg: Type.Number() }),
  /** Goods that are loaded at several addresses: one plan holds them all, one vehicle may not. */
  warning('SPLIT_ORIGIN', { places: Type.Array(Type.String()) }),
  /** An incoterm for ships alone, and another way of transport, or containers. */
  warning('INCOTERM_MODE', { incoterm: Type.String() }),
])
export type PlanWarning = Type.Static<typeof planWarning>

/** How equal cartons lie on a pallet: one layer from above, and how many make a full one. */
const pattern = Type.Object({
  id: Type.String(),
  layer: Type.Array(rectangle),
  carton_height_mm: Type.Number(),
  cartons: Type.Integer(),
  /** So many would have room if the pallet carried any weight. */
  cartons_by_room: Type.Integer(),
})

const plannedPallet = Type.Object({
  cartons: Type.Integer(),
  layers: Type.Integer(),
  height_mm: Type.Number(),
  gross_kg: Type.Number(),
  contents: Type.Array(Type.Object({ id: Type.String(), cartons: Type.Integer() })),
  stop: Type.Integer(),
  dangerous_goods_class: Type.Optional(Type.String()),
  /** How its cartons stand, as a position in `builds`: equal pallets share one. */
  build: Type.Integer(),
})
export type PlannedPallet = Type.Static<typeof plannedPallet>

const plannedUnit = Type.Object({
  type: unitName,
  /** Others' goods are in it too: these take only their share of it. */
  is_shared: Type.Boolean(),
  temperature_c: Type.Optional(Type.Object({ min: Type.Number(), max: Type.Number() })),
  cartons: Type.Integer(),
  kg: Type.Number(),
  volume_share: share,
  weight_share: share,
  floor_share: share,
  /** Pallets by where they stand, the lowest first, as positions in `pallets`. */
  stacks: Type.Optional(
    Type.Array(
      Type.Object({
        x_mm: Type.Number(),
        y_mm: Type.Number(),
        length_mm: Type.Number(),
        width_mm: Type.Number(),
        pallets: Type.Array(Type.Integer()),
      }),
    ),
  ),
  /** How cartons stand in it without pallets, as a position in `builds`. */
  build: Type.Optional(Type.Integer()),
})
export type PlannedUnit = Type.Static<typeof plannedUnit>

const totals = Type.Object({
  gross_kg: Type.Number(),
  /** By the outermost edges of what is handled. */
  volume_m3: Type.Number(),
  /** Of the cartons alone. */
  goods_m3: Type.Number(),
  /** Metres of a trailer of 2.4 m. */
  ldm: Type.Number(),
  chargeable: Type.Object({
    value: Type.Number(),
    unit: Type.Enum(['kg', 'wm', 'units']),
    /** What decided. */
    rule: Type.Enum(['weight', 'volume', 'loading_metres', 'least', 'flat']),
  }),
})

/** What a plan comes to, without where everything stands: what a price is reckoned from. */
export const planFigures = Type.Object({
  cartons: Type.Integer(),
  pallets: Type.Integer(),
  units: Type.Array(
    Type.Object({
      type: unitName,
      is_shared: Type.Boolean(),
      kg: Type.Number(),
      volume_share: share,
      weight_share: share,
      floor_share: share,
    }),
  ),
  totals,
})
export type PlanFigures = Type.Static<typeof planFigures>

export const shipmentPlan = Type.Object({
  cartons: Type.Integer(),
  patterns: Type.Array(pattern),
  pallets: Type.Array(plannedPallet),
  units: Type.Array(plannedUnit),
  /** How cartons stand on pallets and in units, each way told once. */
  builds: Type.Array(Type.Array(placement)),
  totals,
  /** Of a US carrier, by density alone: an estimate. */
  us_freight_class: Type.Optional(Type.String()),
  warnings: Type.Array(planWarning),
})
export type ShipmentPlan = Type.Static<typeof shipmentPlan>
