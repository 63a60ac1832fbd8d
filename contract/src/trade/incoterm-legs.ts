import type { IncotermCode, IncotermParty } from './incoterms.ts'

/** What goods pay for on their way, in its order. */
export const costLegs = [
  'packaging',
  'loading',
  'pre_carriage',
  'export_clearance',
  'origin_terminal',
  'main_carriage',
  'insurance',
  'destination_terminal',
  'import_clearance',
  'duty_and_tax',
  'on_carriage',
  'unloading',
] as const
export type CostLeg = (typeof costLegs)[number]

/** Who pays; `contract`: what the contract of carriage says; null: nobody has to. */
export type LegPayer = IncotermParty | 'contract' | null

// One letter a leg, in their order. S seller, B buyer, X contract of carriage, - nobody. After ICC's Incoterms 2020.
const table: Readonly<Record<IncotermCode, string>> = {
  EXW: 'SBBBBB-BBBBB',
  FCA: 'SSBSBB-BBBBB',
  FAS: 'SSSSBB-BBBBB',
  FOB: 'SSSSSB-BBBBB',
  CFR: 'SSSSSS-XBBBB',
  CIF: 'SSSSSSSXBBBB',
  CPT: 'SSSSSS-XBBSX',
  CIP: 'SSSSSSSXBBSX',
  DAP: 'SSSSSS-SBBSB',
  DPU: 'SSSSSS-SBBSS',
  DDP: 'SSSSSS-SSSSB',
}
const payers: Readonly<Record<string, LegPayer>> = { S: 'seller', B: 'buyer', X: 'contract', '-': null }

/**
 * Who pays a leg under a rule. Free Carrier hands over at the seller's premises, unless `isElsewhere`: then the seller brings the goods there. Carriage Paid To
 * ends at the port of destination, unless its place is `isInland`.
 */
export function payerOf(
  code: IncotermCode,
  leg: CostLeg,
  { isElsewhere = false, isInland = true }: { isElsewhere?: boolean; isInland?: boolean } = {},
): LegPayer {
  if (code === 'FCA' && leg === 'pre_carriage' && isElsewhere) return 'seller'
  if ((code === 'CPT' || code === 'CIP') && leg === 'on_carriage' && !isInland) return 'buyer'
  return payers[table[code][costLegs.indexOf(leg)] ?? '-'] ?? null
}

/** The leg after which the risk of loss and damage is the buyer's. Under a rule with two places (CPT, CIP, CFR, CIF) that is long before the seller's costs end. */
export const riskPassesAfter: Readonly<Record<IncotermCode, CostLeg>> = {
  EXW: 'packaging',
  FCA: 'loading',
  CPT: 'loading',
  CIP: 'loading',
  FAS: 'export_clearance',
  FOB: 'origin_terminal',
  CFR: 'origin_terminal',
  CIF: 'origin_terminal',
  DAP: 'on_carriage',
  DDP: 'on_carriage',
  DPU: 'unloading',
}
