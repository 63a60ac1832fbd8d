import { defineMessages } from '../locale.ts'
import { choices } from '../trade/transport.ts'

/** How a shipment travels: as a freight request says it, and by parcel service, which few freight requests are made for but most small orders leave with. */
export const shipmentModes = ['truck', 'parcel', 'boat', 'air', 'rail'] as const
export type ShipmentMode = (typeof shipmentModes)[number]

export const shipmentModeNames: Record<ShipmentMode, string> = defineMessages({
  truck: 'Road',
  parcel: 'Parcel service',
  boat: 'Sea',
  air: 'Air',
  rail: 'Rail',
})

export const shipmentModeChoices = choices(shipmentModeNames)
