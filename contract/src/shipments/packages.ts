import type { FailureDetails } from '../errors.ts'
import { sum } from '../money.ts'
import type { DealPacking } from '../trade/deal.ts'
import { shipmentMessages } from './messages.ts'
import { type ChosenLine, refuseLines, type ShippableLine } from './ship-lines.ts'

/** Packages that are alike: how many, what one of them holds, measures and weighs. Millimetres and grams; null where nobody said. */
export type ShipmentPackage = {
  type: string
  count: number
  length: number | null
  width: number | null
  height: number | null
  gross_grams: number | null
  net_grams: number | null
  /** What is written on them, or their SSCC. */
  marks: string
  contents: ChosenLine[]
}

/** The packages a quantity goes in, proposed from how the deal says it travels: the full ones, and one for the rest. */
export function proposePackages(position: number, quantity: number, load: DealPacking | null): ShipmentPackage[] {
  if (!load || load.units < 1 || quantity < 1) return []
  const packsOf = (count: number, units: number): ShipmentPackage => ({
    type: load.type,
    count,
    length: Math.round(Math.max(load.width, load.depth)),
    width: Math.round(Math.min(load.width, load.depth)),
    height: Math.round(load.height),
    gross_grams: Math.max(1, Math.round((load.grams_each * units) / load.units)),
    net_grams: null,
    marks: '',
    contents: [{ position, quantity: units }],
  })
  const full = Math.floor(quantity / load.units)
  const rest = quantity % load.units
  return [...(full > 0 ? [packsOf(full, load.units)] : []), ...(rest > 0 ? [packsOf(1, rest)] : [])]
}

/** Whether goods are packed just as it was proposed, whatever is written on their packages: in the packs of the deal, not in or on something else. */
export function isPackedAsProposed(
  lines: readonly ChosenLine[],
  packages: readonly ShipmentPackage[],
  loadOf: (position: number) => DealPacking | null,
): boolean {
  const proposed = lines.flatMap(({ position, quantity }) => proposePackages(position, quantity, loadOf(position)))
  const [there, expected] = [countAlike(packages), countAlike(proposed)]
  return there.size === expected.size && [...there].every(([look, count]) => expected.get(look) === count)
}

function countAlike(packages: readonly ShipmentPackage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { type, count, length, width, height, gross_grams, contents } of packages) {
    const held = contents.map(({ position, quantity }) => [position, quantity])
    const look = JSON.stringify([type, length, width, height, gross_grams, held])
    counts.set(look, (counts.get(look) ?? 0) + count)
  }
  return counts
}

/** How many of a line are in the packages. */
export function countPacked(
  packages: readonly Pick<ShipmentPackage, 'count' | 'contents'>[],
  position: number,
): number {
  return sum(
    packages.flatMap(({ count, contents }) =>
      contents.filter((one) => one.position === position).map(({ quantity }) => quantity * count),
    ),
  )
}

/**
 * Why packages are refused, by field; undefined when they are not. What is packed at all is packed whole, so that a packing list never says less than is on the
 * road; goods without a package travel loose.
 */
export function refusePackages(
  lines: readonly ChosenLine[],
  packages: readonly ShipmentPackage[],
): FailureDetails | undefined {
  const messages = shipmentMessages.ship
  const details: FailureDetails = {}
  packages.forEach(({ gross_grams, net_grams, contents }, index) => {
    if (gross_grams !== null && net_grams !== null && net_grams > gross_grams)
      details[`packages.${index}.net_grams`] = messages.netOverGross
    if (contents.some(({ position }) => !lines.some((line) => line.position === position)))
      details[`packages.${index}.contents`] = messages.notShipped
  })
  lines.forEach(({ position, quantity }, index) => {
    const packed = countPacked(packages, position)
    if (packed > quantity) details[`lines.${index}.quantity`] = messages.packedTooMuch(packed, quantity)
    else if (packed > 0 && packed < quantity)
      details[`lines.${index}.quantity`] = messages.packedTooLittle(packed, quantity)
  })
  return Object.keys(details).length > 0 ? details : undefined
}

/**
 * Why a shipment's goods and their packages are refused, by field; undefined when they are not. One mistake is told once: a line that cannot be shipped says
 * why and not that its packages hold something else, and packages hold nothing that is not in before anything is.
 */
export function refuseGoods(
  open: readonly ShippableLine[],
  { lines, packages }: { lines: readonly ChosenLine[]; packages: readonly ShipmentPackage[] },
): FailureDetails | undefined {
  const ofLines = refuseLines(open, lines)
  if (lines.length === 0) return ofLines
  const details = { ...refusePackages(lines, packages), ...ofLines }
  return Object.keys(details).length > 0 ? details : undefined
}

/** The whole of the packages. `gross`, `net` and `litres` are null where one of them does not say. */
export type PackageTotals = {
  count: number
  gross_grams: number | null
  net_grams: number | null
  litres: number | null
}

export function sumPackages(packages: readonly ShipmentPackage[]): PackageTotals {
  const total = (read: (one: ShipmentPackage) => number | null) => {
    const parts = packages.map((one) => (read(one) === null ? null : (read(one) as number) * one.count))
    return parts.length === 0 || parts.includes(null) ? null : sum(parts as number[])
  }
  const cubic = total(({ length, width, height }) => (length && width && height ? length * width * height : null))
  return {
    count: sum(packages.map(({ count }) => count)),
    gross_grams: total(({ gross_grams }) => gross_grams),
    net_grams: total(({ net_grams }) => net_grams),
    litres: cubic === null ? null : Math.max(1, Math.round(cubic / 1_000_000)),
  }
}
