/** What the list of shipments can be narrowed to, here and in its address. */
export const shipmentGroups = ['open', 'preparing', 'under_way', 'delivered', 'received', 'cancelled'] as const
export type ShipmentGroup = (typeof shipmentGroups)[number]
