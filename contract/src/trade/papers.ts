import type { Deal } from './deal.ts'
import type { Fact, PaperSection } from './paper-parts.ts'
import { paperTexts } from './paper-texts.ts'

/** The numbered papers of a deal. */
export const paperKinds = [
  'quotation',
  'proforma-invoice',
  'packing-list',
  'freight-request',
  'customs-estimate',
] as const
export type PaperKind = (typeof paperKinds)[number]

type Paper = {
  name: string
  prefix: string
  /** Who gives it its number; the other one gets it. */
  issuer: 'answerer' | 'buyer'
  /** It says until when the offer stands. */
  isOffer: boolean
  /** It says what is paid, with the words of the offer. */
  hasPrices: boolean
  /** It sums up packs, weight and volume. */
  countsPacks: boolean
  addresses: readonly (keyof Deal['addresses'])[]
}

const all = ['loading', 'shipping', 'billing'] as const
const usual = { issuer: 'answerer', isOffer: false, hasPrices: true, countsPacks: false, addresses: all } as const

export const papers: Readonly<Record<PaperKind, Paper>> = {
  quotation: { ...usual, name: paperTexts.names.quotation, prefix: 'QUO', isOffer: true },
  'proforma-invoice': { ...usual, name: paperTexts.names['proforma-invoice'], prefix: 'PRO' },
  'packing-list': {
    ...usual,
    name: paperTexts.names['packing-list'],
    prefix: 'PCK',
    hasPrices: false,
    countsPacks: true,
    addresses: ['loading', 'shipping'],
  },
  // With it the buyer orders.
  'freight-request': {
    ...usual,
    name: paperTexts.names['freight-request'],
    prefix: 'FRT',
    issuer: 'buyer',
    countsPacks: true,
  },
  'customs-estimate': {
    ...usual,
    name: paperTexts.names['customs-estimate'],
    prefix: 'CUS',
    isOffer: true,
    addresses: [],
  },
}

/** 'QUO-2026-00012': each company counts each kind of paper from 1, every year anew. */
export function writePaperNumber(kind: PaperKind, year: number, number: number): string {
  return `${papers[kind].prefix}-${year}-${String(number).padStart(5, '0')}`
}

/** Which papers come from a deal of a kind: of an offer what says its price, of an accepted one what is done next. */
export function papersOf(
  kind: Pick<DealPapers, 'offered' | 'agreed'>,
  deal: Pick<Deal, 'accepted_at'>,
): readonly PaperKind[] {
  return deal.accepted_at === null ? kind.offered : kind.agreed
}

/** Who gives a paper its number, and who gets it. */
export function partiesOf<Party>(
  paper: PaperKind,
  { buyer, answerer }: { buyer: Party; answerer: Party },
): { issuer: Party; recipient: Party } {
  return papers[paper].issuer === 'buyer'
    ? { issuer: buyer, recipient: answerer }
    : { issuer: answerer, recipient: buyer }
}

/** What a paper prints as its total, decimal: the same figure as lists and screens show. A packing list names no money. */
export function totalOfPaper(paper: PaperKind, { total }: Pick<Deal, 'total'>): number | null {
  return papers[paper].hasPrices ? total : null
}

/** What the papers of a kind of request say beside what all say. */
export type DealPapers<Own extends Deal = Deal> = {
  offered: readonly PaperKind[]
  agreed: readonly PaperKind[]
  /** What the answering company is called. */
  answerer: string
  /** Whether the seller of the goods is a third party that is named. */
  namesSeller: boolean
  writeFacts(paper: PaperKind, deal: Own): { title: string; facts: Fact[] }
  writeSections(paper: PaperKind, deal: Own): PaperSection[]
}

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]
export const paperSizeNames: Record<PaperSize, string> = paperTexts.sizes

/** Countries whose printers hold Letter; everywhere else it is A4. */
const letterCountries = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'NI', 'SV', 'PR']

/** The size of paper in a country (ISO code). */
export function paperSizeIn(countryCode: string): PaperSize {
  return letterCountries.includes(countryCode) ? 'letter' : 'a4'
}
