import type { Placement } from '../pack-container.ts'
import type { Chargeable, Mode, RatingProfile } from './chargeable.ts'
import type { ShippedCarton, TemperatureRange } from './keep-apart.ts'
import type { PalletName, PalletType } from './pallet-types.ts'
import type { LoadedPallet, PalletPattern } from './plan-pallets.ts'
import type { UnitName } from './unit-types.ts'

/** What is to be shipped, and how. Lengths in millimetres, weights in kilograms. */
export type ShipmentInput = {
  cartons: readonly ShippedCarton[]
  wrapper: 'pallets' | 'cases' | 'loose'
  /** EUR-1 when left out. */
  pallet?: PalletName | PalletType
  /** How high a loaded pallet may be, itself included; what the mode usually takes when left out. */
  max_height_mm?: number
  mode: Mode
  /** A shared load, or whole units. */
  distribution: 'groupage' | 'full_load'
  /** Room added to each pallet's length and width: 10 when left out. */
  clearance_mm?: number
  /** How far goods may stand out over the pallet's edges: not at all when left out. */
  overhang_mm?: number
  /** Yes when left out. */
  allow_mixed_pallets?: boolean
  /** Whether pallets may stand on pallets: where their goods allow it (`auto`), always, or never, as when left out. */
  stackable?: 'auto' | 'yes' | 'no'
  /** What the carrier charges by, where it differs from what is usual. */
  rating_profile?: Partial<RatingProfile>
  /** Kilograms of goods the roads allow in one unit. */
  road_limit_kg?: number
  /** How long is looked for a fuller unit of loose goods: 2 ms when left out. */
  effort_ms?: number
}

export type PlannedPallet = Omit<LoadedPallet, 'boxes'> & {
  stop: number
  dangerous_goods_class?: string
  /** How its cartons stand, as a position in the plan's `builds`: equal pallets share one. */
  build: number
}

/** A container, trailer or air cargo unit and what is in it; shares from 0 to 1. */
export type PlannedUnit = {
  type: UnitName
  /** Others' goods are in it too: these take only their share of it. */
  is_shared: boolean
  temperature_c?: TemperatureRange
  cartons: number
  kg: number
  volume_share: number
  weight_share: number
  floor_share: number
  /** Pallets by where they stand, lowest first, as positions in the plan's list. */
  stacks?: { x_mm: number; y_mm: number; length_mm: number; width_mm: number; pallets: number[] }[]
  /** How cartons stand there without pallets, as a position in the plan's `builds`. */
  build?: number
}

export type ShipmentPlan = {
  cartons: number
  patterns: PalletPattern[]
  pallets: PlannedPallet[]
  units: PlannedUnit[]
  /** How cartons stand on pallets and in units, each way told once. */
  builds: Placement[][]
  totals: {
    gross_kg: number
    /** By the outermost edges of what is handled. */
    volume_m3: number
    /** Of the cartons alone. */
    goods_m3: number
    /** Metres of a trailer of 2.4 m. */
    ldm: number
    chargeable: Chargeable
  }
  /** Of a US carrier, by density alone. */
  us_freight_class?: string
  warnings: PlanWarning[]
}

/** What is worth knowing of a plan, with the numbers a sentence about it needs: what to do about it follows from them. */
export type PlanWarning =
  /** The last carton of these is not full; with so many units it would be. */
  | { code: 'PARTIAL_CARTON'; carton: string; units_in_last: number; next_full_units: number }
  /** What its seller says of its volume differs from its sizes. */
  | { code: 'VOLUME_MISMATCH'; carton: string; declared_m3: number; measured_m3: number }
  /** More than one person should lift. */
  | { code: 'CARTON_HEAVY'; carton: string; kg: number; limit_kg: number }
  /** No pallet, or without pallets no unit, takes them. */
  | { code: 'CARTON_TOO_LARGE'; carton: string; cartons: number }
  /** So many pallets are too high or too heavy for every unit of the mode; the tallest and the heaviest of them. */
  | { code: 'NO_UNIT_FITS'; pallets: number; height_mm: number; kg: number }
  /** A pallet could hold more of these than it can carry. */
  | { code: 'PALLET_WEIGHT_LIMIT'; carton: string; cartons: number; cartons_by_room: number; safe_load_kg: number }
  /** So many more cartons fill the last pallet. */
  | { code: 'PALLET_NOT_FULL'; carton: string; missing_cartons: number; missing_units: number }
  | { code: 'HEIGHT_OVER_MODE'; height_mm: number; limit_mm: number; layers?: number }
  /** Pallets are too high for the door of the usual containers. */
  | { code: 'DOOR_HEIGHT'; height_mm: number; door_mm: number; type: UnitName }
  /** The weight decides how many units there are, not the room. */
  | { code: 'OVER_PAYLOAD'; kg: number; payload_kg: number; type: UnitName }
  | { code: 'OVER_ROAD_LIMIT'; kg: number; limit_kg: number; type: UnitName }
  | { code: 'LOW_UTILISATION'; share: number; type: UnitName }
  /** A whole unit may cost less than this much of a shared one. */
  | { code: 'NEAR_FULL_UNIT'; volume_m3: number; ldm: number; type: UnitName }
  | { code: 'PIECE_OVER_LIMIT'; kg: number; length_mm: number; width_mm: number; height_mm: number; pieces: number }
  | { code: 'TEMP_CONFLICT'; groups: number }
  | { code: 'DG_NOT_STACKABLE'; classes: string[] }
  /** The weight lies too far from the middle, as shares of the unit's length and width. */
  | { code: 'OFF_CENTRE'; type: UnitName; along: number; across: number }
  | { code: 'AXLE_LOAD'; type: UnitName; kingpin_kg: number; axles_kg: number }
