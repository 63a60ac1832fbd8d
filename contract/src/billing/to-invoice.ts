/** Units of a line of an order. */
export type Units = { position: number; quantity: number }

/** A shipment that has left: what it holds, and what of that invoices which name it have asked for. */
export type ShippedGoods = { id: number; holds: readonly Units[]; invoiced: readonly Units[] }

/**
 * What of each shipment can still be invoiced, when so many units of each line were shipped and are in no invoice. An invoice that names no shipment has asked for what left first, so what is left
 * belongs to the newest shipments. `shipments` begin with the oldest; those of which nothing is left are left out.
 */
export function findShippedLeft(
  shipments: readonly ShippedGoods[],
  shippedLeft: ReadonlyMap<number, number>,
): { id: number; lines: Units[] }[] {
  const pool = new Map(shippedLeft)
  const newestFirst = shipments.toReversed().map(({ id, holds, invoiced }) => {
    const lines = holds.flatMap(({ position, quantity }) => {
      const asked = invoiced.find((one) => one.position === position)?.quantity ?? 0
      const left = Math.min(quantity - asked, pool.get(position) ?? 0)
      if (left <= 0) return []
      pool.set(position, (pool.get(position) ?? 0) - left)
      return [{ position, quantity: left }]
    })
    return { id, lines }
  })
  return newestFirst.filter(({ lines }) => lines.length > 0).reverse()
}

/** Whether an invoice asks for what a shipment holds, all of it and nothing else: only then is it what the packages hold, and their weight its weight. */
export function isWholeShipment(holds: readonly Units[], asked: readonly Units[]): boolean {
  return (
    asked.length === holds.length &&
    holds.every(({ position, quantity }) => asked.some((one) => one.position === position && one.quantity === quantity))
  )
}
