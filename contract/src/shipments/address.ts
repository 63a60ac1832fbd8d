/** What the list of shipments can be narrowed to, here and in its address. */
export const shipmentGroups = ['open', 'preparing', 'under_way', 'delivered', 'received', 'cancelled'] as const
export type ShipmentGroup = (typeof shipmentGroups)[number]

/** What the address of the list says: `#/shipments?status=open&late=true`. */
export type ShipmentsAddress = { status?: ShipmentGroup; late?: true; search?: string; page?: number }

export function readShipmentsAddress(raw: Record<string, unknown>): ShipmentsAddress {
  const status = shipmentGroups.find((known) => known === raw.status)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  const page = Number(raw.page)
  return {
    ...(status && { status }),
    ...((raw.late === true || raw.late === 'true') && { late: true }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}
