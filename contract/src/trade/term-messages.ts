import { defineMessages, formatList } from '../locale.ts'
import type { CostLeg } from './incoterm-legs.ts'
import type { IncotermCode } from './incoterms.ts'
import type { LeftToBuyer } from './left-to-buyer.ts'

/** What is said about a term of delivery. */
export const termMessages = defineMessages({
  waterOnly: (code: IncotermCode) =>
    `${code} is made for sea and inland waterway only. For this transport, FCA, CPT or CIP say the same and fit.`,
  /** A conflict that is answered either way: with insurance, or with another rule. */
  mustInsure: (code: IncotermCode, clauses: string) =>
    `Under ${code} the seller must insure the goods (clauses ${clauses}, 110 % of the value), but insurance is set to No. Insure the goods, or choose another term.`,
  waterInContainer: (code: IncotermCode) =>
    `Goods in containers are handed over at the terminal, before they are on board. FCA, CPT or CIP fit better than ${code}.`,
  exWorksAbroad:
    'Under EXW the buyer has to clear the goods for export in the country of the seller. FCA leaves that to the seller.',
  sellerImports:
    'Under DDP the seller has to be able to act as importer and to pay duty and taxes in the country of the buyer.',
  placeMissing: (code: IncotermCode, place: string) => `${code} is complete only with its ${place}.`,
  use: (code: IncotermCode) => `Use ${code}`,
  insure: 'Insure the goods',
})

/** What goods pay for on their way. */
export const legNames: Readonly<Record<CostLeg, string>> = defineMessages({
  packaging: 'Packing for export',
  loading: "Loading at the seller's",
  pre_carriage: 'To the port or terminal',
  export_clearance: 'Export clearance',
  origin_terminal: 'Terminal, and on board',
  main_carriage: 'Main carriage',
  insurance: 'Insurance of the goods',
  destination_terminal: 'Terminal at the destination',
  import_clearance: 'Import clearance',
  duty_and_tax: 'Duties and import tax',
  on_carriage: 'To the named place',
  unloading: 'Unloading there',
})

/** The legs in the middle of a sentence. */
const legWords: Readonly<Record<CostLeg, string>> = defineMessages({
  packaging: 'packing for export',
  loading: 'loading at the seller’s',
  pre_carriage: 'carriage to the port or terminal',
  export_clearance: 'export clearance',
  origin_terminal: 'bringing on board',
  main_carriage: 'main carriage',
  insurance: 'insurance',
  destination_terminal: 'terminal at the destination',
  import_clearance: 'import clearance',
  duty_and_tax: 'duties (with import tax)',
  on_carriage: 'carriage to the named place',
  unloading: 'unloading',
})

const leftText = defineMessages({
  leaves: (term: IncotermCode, than: IncotermCode, legs: string) =>
    `${term} leaves to you what ${than} includes: ${legs}.`,
})

/** To the buyer: 'FOB leaves to you what CIF includes: main carriage and insurance.' */
export function describeLeftToBuyer({ term, than, legs }: LeftToBuyer): string {
  return leftText.leaves(term, than, formatList(legs.map((leg) => legWords[leg])))
}

/** Who pays a leg. */
export const legPayerNames = defineMessages({
  seller: 'Seller',
  buyer: 'Buyer',
  contract: 'As the carrier’s contract says',
  nobody: 'Nobody has to',
})
