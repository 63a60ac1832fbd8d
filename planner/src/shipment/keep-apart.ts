import type { Carton } from './goods.ts'

/** Degrees Celsius between which goods are kept. */
export type TemperatureRange = { min: number; max: number }

/** Cartons and what they must not be loaded with. */
export type ShippedCarton = Carton & {
  temperature_c?: TemperatureRange
  /** 1.1 to 9, when it is dangerous. */
  dangerous_goods_class?: string
  /** Where they are unloaded: 1 first; the same place when left out. */
  stop?: number
  /** Cubic metres as their seller says; a check of the sizes. */
  declared_m3?: number
}

/** Goods that may be in one unit, and among them those that may be on one pallet. */
export type UnitGroup = { temperature_c?: TemperatureRange; together: PalletGroup[] }
export type PalletGroup = { stop: number; dangerous_goods_class?: string; cartons: ShippedCarton[] }

/**
 * Who may travel with whom. A unit has one temperature: ranges that have one in common are together, what needs none is apart. A unit holds
 * dangerous goods of one class, with goods that are not dangerous. A pallet holds goods of one stop, and of one class or of none.
 */
export function keepApart(cartons: readonly ShippedCarton[]): UnitGroup[] {
  return splitByTemperature(cartons).flatMap(({ temperature_c, members }) =>
    splitByClass(members).map((unit) => ({ temperature_c, together: splitByPallet(unit) })),
  )
}

type Climate = { temperature_c?: TemperatureRange; members: ShippedCarton[] }

function splitByTemperature(cartons: readonly ShippedCarton[]): Climate[] {
  const climates: Climate[] = []
  const byCold = [...cartons].sort((a, b) => (a.temperature_c?.min ?? Infinity) - (b.temperature_c?.min ?? Infinity))
  for (const carton of byCold) {
    const range = carton.temperature_c
    const climate = climates.find((known) => Boolean(known.temperature_c) === Boolean(range) && isShared(known, range))
    if (!climate) climates.push({ temperature_c: range, members: [carton] })
    else {
      climate.members.push(carton)
      if (range && climate.temperature_c) climate.temperature_c = common(climate.temperature_c, range)
    }
  }
  return climates
}

function isShared({ temperature_c: known }: Climate, range: TemperatureRange | undefined): boolean {
  if (!known || !range) return true
  const { min, max } = common(known, range)
  return min <= max
}

function common(one: TemperatureRange, other: TemperatureRange): TemperatureRange {
  return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) }
}

/** What is not dangerous goes with the first class. */
function splitByClass(cartons: readonly ShippedCarton[]): ShippedCarton[][] {
  const classes = [...new Set(cartons.flatMap(({ dangerous_goods_class: named }) => named ?? []))].sort()
  const [first, ...others] = classes
  return [
    cartons.filter(({ dangerous_goods_class: named }) => named === undefined || named === first),
    ...others.map((other) => cartons.filter(({ dangerous_goods_class: named }) => named === other)),
  ]
}

function splitByPallet(cartons: readonly ShippedCarton[]): PalletGroup[] {
  const groups: PalletGroup[] = []
  for (const carton of cartons) {
    const { stop = 1, dangerous_goods_class } = carton
    const group = groups.find((known) => known.stop === stop && known.dangerous_goods_class === dangerous_goods_class)
    if (group) group.cartons.push(carton)
    else groups.push({ stop, dangerous_goods_class, cartons: [carton] })
  }
  return groups
}
