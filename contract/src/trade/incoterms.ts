import { defineMessages } from '../locale.ts'
import type { TransportType } from './transport.ts'

/** The eleven rules of Incoterms 2020, in the order of the list. */
export const incotermCodes = ['EXW', 'FCA', 'CPT', 'CIP', 'DPU', 'DAP', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const
export type IncotermCode = (typeof incotermCodes)[number]

export type IncotermParty = 'seller' | 'buyer'

/** What a rule says about who does what, and where the risk passes. */
export type Incoterm = {
  code: IncotermCode
  name: string
  /** What the place named beside the code is: without it the rule is incomplete. */
  place: string
  /** Whether that place is on the seller's side of the journey. */
  isPlaceOfOrigin: boolean
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

/**
 * How a rule that is made for ships misses the way of transport: `mode` where no ship carries the goods, `container` where one does, in containers, which are
 * handed over before they are on board. Groupage and full load are both containers. Undefined where it suits.
 */
export function findIncotermMismatch(code: IncotermCode, transport: TransportType): 'mode' | 'container' | undefined {
  if (!incoterms[code].isForWaterOnly) return undefined
  return transport === 'boat' ? 'container' : 'mode'
}

/** The terms that suit a way of transport. */
export function listIncoterms(mode: TransportType): IncotermCode[] {
  return incotermCodes.filter((code) => mode === 'boat' || !incoterms[code].isForWaterOnly)
}

/** What people read of the rules, after ICC's Incoterms 2020. */
const texts = defineMessages({
  places: {
    delivery: 'place of delivery',
    loading: 'port of loading',
    portOfDestination: 'port of destination',
    destination: 'place of destination',
  },
  names: {
    EXW: 'Ex Works',
    FCA: 'Free Carrier',
    CPT: 'Carriage Paid To',
    CIP: 'Carriage and Insurance Paid To',
    DPU: 'Delivered at Place Unloaded',
    DAP: 'Delivered at Place',
    DDP: 'Delivered Duty Paid',
    FAS: 'Free Alongside Ship',
    FOB: 'Free on Board',
    CFR: 'Cost and Freight',
    CIF: 'Cost, Insurance and Freight',
  },
  /** When the risk passes, at the end of a sentence. */
  risk: {
    EXW: "at the seller's premises, not loaded",
    FCA: "when handed to the buyer's carrier",
    CPT: 'when handed to the first carrier',
    CIP: 'when handed to the first carrier',
    DPU: 'at the destination, unloaded',
    DAP: 'at the destination, ready for unloading',
    DDP: 'at the destination, cleared, ready for unloading',
    FAS: 'alongside the ship',
    FOB: 'on board the ship',
    CFR: 'on board at the port of loading',
    CIF: 'on board at the port of loading',
  },
})

/** Facts after ICC's Incoterms 2020. */
export const incoterms: Readonly<Record<IncotermCode, Incoterm>> = {
  EXW: describe('EXW', 'delivery', {
    exportClearance: 'buyer',
    mainCarriage: 'buyer',
  }),
  FCA: describe('FCA', 'delivery', { mainCarriage: 'buyer' }),
  CPT: describe('CPT', 'destination', {
    unloading: 'contract of carriage',
  }),
  CIP: describe('CIP', 'destination', {
    unloading: 'contract of carriage',
    insurance: 'A',
  }),
  DPU: describe('DPU', 'destination', {
    unloading: 'seller',
  }),
  DAP: describe('DAP', 'destination', {}),
  DDP: describe('DDP', 'destination', {
    importClearance: 'seller',
  }),
  FAS: describe('FAS', 'loading', {
    isForWaterOnly: true,
    mainCarriage: 'buyer',
  }),
  FOB: describe('FOB', 'loading', {
    isForWaterOnly: true,
    mainCarriage: 'buyer',
  }),
  CFR: describe('CFR', 'portOfDestination', {
    isForWaterOnly: true,
    unloading: 'contract of carriage',
  }),
  CIF: describe('CIF', 'portOfDestination', {
    isForWaterOnly: true,
    unloading: 'contract of carriage',
    insurance: 'C',
  }),
}

/** What most rules say, changed by what this one says. */
function describe(code: IncotermCode, place: keyof typeof texts.places, facts: Partial<Incoterm>): Incoterm {
  return {
    code,
    name: texts.names[code],
    place: texts.places[place],
    isPlaceOfOrigin: place === 'delivery' || place === 'loading',
    riskPasses: texts.risk[code],
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
  return incoterms[code].isPlaceOfOrigin
}
