import type { DealSnapshot } from '../deal/snapshot.ts'

/** The numbered papers of a deal. */
export const paperKinds = [
  'quotation',
  'proforma-invoice',
  'packing-list',
  'freight-request',
  'customs-estimate',
] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperNames: Record<PaperKind, string> = {
  quotation: 'Quotation',
  'proforma-invoice': 'Proforma invoice',
  'packing-list': 'Packing list',
  'freight-request': 'Freight request',
  'customs-estimate': 'Customs estimate',
}

const prefixes: Record<PaperKind, string> = {
  quotation: 'QUO',
  'proforma-invoice': 'PRO',
  'packing-list': 'PCK',
  'freight-request': 'FRT',
  'customs-estimate': 'CUS',
}

/** 'QUO-2026-00012': each company counts each kind of paper from 1, every year anew. */
export function writePaperNumber(kind: PaperKind, year: number, number: number): string {
  return `${prefixes[kind]}-${year}-${String(number).padStart(5, '0')}`
}

/** Which papers come from a deal: of an offer what says its price, of an accepted one what is done next. */
export function papersOf({ kind, accepted_at }: Pick<DealSnapshot, 'kind' | 'accepted_at'>): PaperKind[] {
  if (accepted_at === null) return [kind === 'customs' ? 'customs-estimate' : 'quotation']
  if (kind === 'purchase') return ['proforma-invoice', 'packing-list']
  return kind === 'logistic' ? ['freight-request'] : []
}

/** Who gives a paper its number, and who gets it: the offering company, but for a freight request, with which the buyer orders. */
export function partiesOf<Party>(
  kind: PaperKind,
  { buyer, answerer }: { buyer: Party; answerer: Party },
): { issuer: Party; recipient: Party } {
  return kind === 'freight-request' ? { issuer: buyer, recipient: answerer } : { issuer: answerer, recipient: buyer }
}

/** What a paper prints as its total, minor units: the same figure as lists and screens show. A packing list names no money. */
export function totalOfPaper(kind: PaperKind, { total }: Pick<DealSnapshot, 'total'>): number | null {
  return kind === 'packing-list' ? null : total
}

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]
export const paperSizeNames: Record<PaperSize, string> = { a4: 'A4', letter: 'Letter' }

/** Countries whose printers hold Letter; everywhere else it is A4. */
const letterCountries = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'NI', 'SV', 'PR']

/** The size of paper in a country (ISO code). */
export function paperSizeIn(countryCode: string): PaperSize {
  return letterCountries.includes(countryCode) ? 'letter' : 'a4'
}
