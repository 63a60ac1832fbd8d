import { defineMessages } from '../locale.ts'
/** The eleven rules of Incoterms 2020, in the order of the list. */
export const incotermCodes = ['EXW', 'FCA', 'CPT', 'CIP', 'DPU', 'DAP', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const
export type IncotermCode = (typeof incotermCodes)[number]

export type IncotermParty = 'seller' | 'buyer'

/** What a rule says about who does what, and where the risk passes. */
export type Incoterm = {
  code: IncotermCode
  name: string
  /** What the place named beside the code is: without it the rule is incomplete. */
  place: 'place of delivery' | 'port of loading' | 'port of destination' | 'place of destination'
  /** Made for sea and inland waterway only. */
  isForWaterOnly: boolean
  exportClearance: IncotermParty
  mainCarriage: IncotermParty
  /** Clauses the seller must insure under, for 110 % of the value; null where the rule asks for no insurance. */
  insurance: 'A' | 'C' | null
  unloading: IncotermParty | 'contract of carriage'
  importClearance: IncotermParty
  riskPasses: string
}

const destination = 'place of destination'
const delivery = 'place of delivery'

/** Names and facts after ICC's Incoterms 2020. */
export const incoterms: Readonly<Record<IncotermCode, Incoterm>> = defineMessages({
  EXW: describe('EXW', 'Ex Works', delivery, "at the seller's premises, not loaded", {
    exportClearance: 'buyer',
    mainCarriage: 'buyer',
  }),
  FCA: describe('FCA', 'Free Carrier', delivery, "when handed to the buyer's carrier", { mainCarriage: 'buyer' }),
  CPT: describe('CPT', 'Carriage Paid To', destination, 'when handed to the first carrier', {
    unloading: 'contract of carriage',
  }),
  CIP: describe('CIP', 'Carriage and Insurance Paid To', destination, 'when handed to the first carrier', {
    unloading: 'contract of carriage',
    insurance: 'A',
  }),
  DPU: describe('DPU', 'Delivered at Place Unloaded', destination, 'at the destination, unloaded', {
    unloading: 'seller',
  }),
  DAP: describe('DAP', 'Delivered at Place', destination, 'at the destination, ready for unloading', {}),
  DDP: describe('DDP', 'Delivered Duty Paid', destination, 'at the destination, cleared, ready for unloading', {
    importClearance: 'seller',
  }),
  FAS: describe('FAS', 'Free Alongside Ship', 'port of loading', 'alongside the ship', {
    isForWaterOnly: true,
    mainCarriage: 'buyer',
  }),
  FOB: describe('FOB', 'Free on Board', 'port of loading', 'on board the ship', {
    isForWaterOnly: true,
    mainCarriage: 'buyer',
  }),
  CFR: describe('CFR', 'Cost and Freight', 'port of destination', 'on board at the port of loading', {
    isForWaterOnly: true,
    unloading: 'contract of carriage',
  }),
  CIF: describe('CIF', 'Cost, Insurance and Freight', 'port of destination', 'on board at the port of loading', {
    isForWaterOnly: true,
    unloading: 'contract of carriage',
    insurance: 'C',
  }),
})

/** What most rules say, changed by what this one says. */
function describe(
  code: IncotermCode,
  name: string,
  place: Incoterm['place'],
  riskPasses: string,
  facts: Partial<Incoterm>,
): Incoterm {
  return {
    code,
    name,
    place,
    riskPasses,
    isForWaterOnly: false,
    exportClearance: 'seller',
    mainCarriage: 'seller',
    insurance: null,
    unloading: 'buyer',
    importClearance: 'buyer',
    ...facts,
  }
}

/** As the list shows a rule: 'FCA - Free Carrier'. */
export function nameIncoterm(code: IncotermCode): string {
  return `${code} - ${incoterms[code].name}`
}

/** Whether a text is one of the eleven codes. */
export function isIncotermCode(value: string): value is IncotermCode {
  return (incotermCodes as readonly string[]).includes(value)
}

/** Whether the named place is on the seller's side of the journey, so that the seller's city is a good proposal for it. */
export function isPlaceOfOrigin(code: IncotermCode): boolean {
  const { place } = incoterms[code]
  return place === 'place of delivery' || place === 'port of loading'
}
