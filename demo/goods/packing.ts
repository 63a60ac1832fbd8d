import type { Handling } from '@fairquay/contract/catalogue/handling.ts'
import type { DemoProduct } from '../shape.ts'

type Packaging = NonNullable<DemoProduct['packaging']>[number]

/** How a unit of this size (cm) and weight (kg) is packed. */
export type Packing = (size: DemoProduct['size'], weightKg: number) => Packaging

/** What the wrapping takes: wall thickness in cm on every side, and its weight in kg per square metre of surface. */
const wrappings: Record<Packaging['type'], { wall: number; kgPerSquareMetre: number }> = {
  Carton: { wall: 0.6, kgPerSquareMetre: 0.62 },
  Box: { wall: 0.4, kgPerSquareMetre: 0.45 },
  Bag: { wall: 0.2, kgPerSquareMetre: 0.15 },
  Bale: { wall: 0.5, kgPerSquareMetre: 0.2 },
  Roll: { wall: 0.4, kgPerSquareMetre: 0.2 },
  Crate: { wall: 2, kgPerSquareMetre: 7 },
  Drum: { wall: 0.5, kgPerSquareMetre: 6 },
}

const toHalf = (cm: number) => Math.ceil(cm * 2) / 2

function pack(type: Packaging['type'], across: number, deep: number, high: number): Packing {
  return ([width, height, depth], weightKg) => {
    const { wall, kgPerSquareMetre } = wrappings[type]
    const size: [number, number, number] = [
      toHalf(width * across + 2 * wall),
      toHalf(height * high + 2 * wall),
      toHalf(depth * deep + 2 * wall),
    ]
    const [w, h, d] = size
    const surface = (2 * (w * h + h * d + w * d)) / 10_000
    const units = across * deep * high
    return {
      type,
      unitsPerPack: units,
      size,
      weightKg: Math.ceil((units * weightKg + surface * kgPerSquareMetre) * 100) / 100,
    }
  }
}

/** Units side by side, rows deep, layers high; the outer size and the gross weight follow from the unit. */
export const carton = (across: number, deep = 1, high = 1): Packing => pack('Carton', across, deep, high)
export const box = (across: number, deep = 1, high = 1): Packing => pack('Box', across, deep, high)
export const bag = (across: number, deep = 1, high = 1): Packing => pack('Bag', across, deep, high)
export const bale = (across: number, deep = 1, high = 1): Packing => pack('Bale', across, deep, high)
export const roll = (across: number, deep = 1, high = 1): Packing => pack('Roll', across, deep, high)
export const crate = (across: number, deep = 1, high = 1): Packing => pack('Crate', across, deep, high)
export const drum = (across = 1, deep = 1, high = 1): Packing => pack('Drum', across, deep, high)

/** Packs of which each holds those before it: grown where what they hold is packed itself and would not go in, or weighs more. */
export function nest(packs: readonly Packaging[]): Packaging[] {
  const nested: Packaging[] = []
  for (const pack of packs) {
    const inner = nested.at(-1)
    nested.push(inner ? growAround(pack, inner, pack.unitsPerPack / inner.unitsPerPack) : pack)
  }
  return nested
}

function growAround(pack: Packaging, inner: Packaging, count: number): Packaging {
  if (count <= 1 || !Number.isInteger(count)) return pack
  const { kgPerSquareMetre } = wrappings[pack.type]
  const [w, h, d] = pack.size
  const growth = w * h * d === 0 ? 1 : Math.cbrt(Math.max(1, (count * volumeOf(inner)) / volumeOf(pack)))
  const size: Packaging['size'] = [toHalf(w * growth), toHalf(h * growth), toHalf(d * growth)]
  const surface = (2 * (w * h + h * d + w * d)) / 10_000
  const weight = Math.ceil((count * inner.weightKg + surface * kgPerSquareMetre) * 100) / 100
  return { ...pack, size, weightKg: Math.max(pack.weightKg, weight) }
}

const volumeOf = ({ size: [width, height, depth] }: Packaging) => width * height * depth

/** A pack that says what it bears and how it stands; what is not said holds for every pack. */
const handled =
  (packing: Packing, handling: Partial<Handling>): Packing =>
  (size, weightKg) => ({ ...packing(size, weightKg), handling })

/** Nothing stands on it. */
export const fragile = (packing: Packing): Packing => handled(packing, { stackable: false })
/** At most so many on one another. */
export const inLayers = (layers: number, packing: Packing): Packing => handled(packing, { maxStackLayers: layers })
/** So many kilograms may stand on it. */
export const bears = (kg: number, packing: Packing): Packing => handled(packing, { maxTopLoad: kg })
/** It may lie on any of its sides. */
export const anyWayUp = (packing: Packing): Packing => handled(packing, { thisSideUp: false })

/** The seller knows how many go into a pack but has not measured it: the incomplete state a load plan must cope with. */
export const unmeasured =
  (type: Packaging['type'], unitsPerPack: number): Packing =>
  (_size, weightKg) => ({
    type,
    unitsPerPack,
    size: [0, 0, 0],
    weightKg: Math.ceil(unitsPerPack * weightKg * 103) / 100,
  })
