import { writeLoadOfPaper } from '@fairquay/contract/billing/load-of-paper.ts'
import { planInputOfFreight } from '@fairquay/contract/freight/plan-input.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { readGoodsOfLines } from '@fairquay/contract/shipment-plans/goods-of-lines.ts'
import type { LoadSection } from '@fairquay/contract/shipment-plans/load-section.ts'
import { splitRest } from '@fairquay/contract/shipment-plans/split-rest.ts'
import type { ShipmentMode } from '@fairquay/contract/shipments/modes.ts'
import { isPackedAsProposed, type ShipmentPackage } from '@fairquay/contract/shipments/packages.ts'
import type { Queryable } from '../database.ts'
import { findFreightOfOrder } from '../freight/find-freight-of-order.ts'
import { planQuickly } from '../shipment-plans/plan-quickly.ts'
import type { PaperOrder } from './find-paper-order.ts'

/** What a shipment takes along: how much of which line, in what, by which way. */
export type PackedShipment = {
  lines: readonly { position: number; quantity: number }[]
  packages: readonly ShipmentPackage[]
  mode: ShipmentMode
}

/**
 * How a shipment is meant to be loaded, on the terms of the freight that was agreed or asked for by the same way, else as is usual. Nothing where its packages are
 * pallets already or anything else than the packs of the deal, where not all of it can be planned, and with a parcel service, which loads as it likes.
 */
export async function planPackingList(
  tx: Queryable,
  order: PaperOrder,
  { lines, packages, mode }: PackedShipment,
): Promise<LoadSection | undefined> {
  if (mode === 'parcel') return undefined
  const loads = new Map(order.lines.map(({ position, load }) => [position, load]))
  const isInPacks = packages.length === 0 || isPackedAsProposed(lines, packages, (at) => loads.get(at) ?? null)
  const { goods, unpacked } = readGoodsOfLines(
    lines.flatMap(({ position, quantity }) => {
      const line = order.lines.find((one) => one.position === position)
      return line ? [{ ...line, quantity }] : []
    }),
  )
  if (!isInPacks || goods.length === 0 || unpacked.length > 0) return undefined
  const packed = goods.flatMap(splitRest)
  const freight = await findFreightOfOrder(tx, order.row.id)
  const input =
    freight?.transport.type === mode
      ? planInputOfFreight(
          freight,
          packed.map((one) => ({ ...one, options: [] })),
        )
      : { cartons: packed.map(cartonOf), wrapper: 'pallets' as const, mode, distribution: 'groupage' as const }
  const plan = await planQuickly(input)
  return plan ? writeLoadOfPaper(input, plan) : undefined
}
