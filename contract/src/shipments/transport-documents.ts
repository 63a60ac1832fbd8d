import type { ShipmentMode } from './modes.ts'

/** The paper that a carrier gives for goods: a bill of lading at sea, an air waybill, a CMR note on the road, a CIM note by rail; parcels have their tracking number. */
export const transportDocuments = {
  boat: 'bl',
  air: 'awb',
  truck: 'cmr',
  rail: 'cim',
  parcel: null,
} as const satisfies Record<ShipmentMode, string | null>
/** As it is kept: an air waybill as '020-12345675', others in capitals without spaces around. */
export function readDocumentNumber(mode: ShipmentMode, text: string): string {
  const trimmed = text.trim().toUpperCase().replace(/\s+/g, ' ')
  const digits = trimmed.replace(/[\s-]/g, '')
  return mode === 'air' && /^\d{11}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : trimmed
}

/**
 * What is wrong with the number of a transport document, as `readDocumentNumber` reads it; undefined when nothing is. A house air waybill has no shape of
 * its own, so that only what has the shape of an airline's number (IATA: prefix, seven digits, their remainder by seven) is checked by its last digit.
 */
export function checkDocumentNumber(mode: ShipmentMode, number: string): 'shape' | 'check-digit' | undefined {
  if (!/^[A-Z0-9][A-Z0-9 ./-]{2,34}$/.test(number)) return 'shape'
  if (mode === 'air' && /^\d{3}-\d{8}$/.test(number) && !isAirWaybill(number)) return 'check-digit'
  return undefined
}

function isAirWaybill(number: string): boolean {
  return Number(number.slice(4, 11)) % 7 === Number(number[11])
}
