import { findIncotermMismatch, type IncotermCode, incoterms } from './incoterms.ts'
import { termMessages as texts } from './term-messages.ts'
import type { TransportType } from './transport.ts'

/** What a term is chosen for. What nobody has said yet is '' or null, and nothing is found about it. */
export type TermFacts = {
  incoterm: IncotermCode
  place: string
  mode: TransportType | ''
  /** Goods in containers, alone or with others: they are handed over at the terminal. */
  isInContainer: boolean
  isAcrossBorder: boolean
  isInsured: boolean | null
}

/** What takes a finding away: other facts, and what a button with it says. */
export type TermMend = Partial<Pick<TermFacts, 'incoterm' | 'isInsured'>> & { title: string }

/**
 * What does not fit, or should be known. An `error` is refused by the server too; a `conflict` is answered either way, by the facts or by another term; a `warning` is seldom meant; a `note`
 * is to be known.
 */
export type TermFinding = {
  code: 'WATER_ONLY' | 'IN_CONTAINER' | 'NOT_INSURED' | 'EXW_ABROAD' | 'SELLER_IMPORTS' | 'NO_PLACE'
  level: 'error' | 'conflict' | 'warning' | 'note'
  field: 'incoterm' | 'place' | 'isInsured'
  sentence: string
  mend?: TermMend
}

/** The term for any transport that shares costs as a term of ships does; undefined where the term is for any transport already. */
export const termForAnyTransport: Partial<Record<IncotermCode, IncotermCode>> = {
  FAS: 'FCA',
  FOB: 'FCA',
  CFR: 'CPT',
  CIF: 'CIP',
}

/** What is to be said about a term, the worst first. A mend takes its finding away and makes no error that was not there. */
export function adviseTerm(facts: TermFacts): TermFinding[] {
  const { incoterm: code, mode, isInContainer, isAcrossBorder, isInsured } = facts
  const { place, insurance } = incoterms[code]
  const findings: TermFinding[] = []
  const find = (finding: TermFinding) => findings.push(finding)
  const misfit = mode === '' ? undefined : findIncotermMismatch(code, mode)
  const other = termForAnyTransport[code]
  const instead = other && { mend: { incoterm: other, title: texts.use(other) } }
  if (misfit === 'mode')
    find({ code: 'WATER_ONLY', level: 'error', field: 'incoterm', sentence: texts.waterOnly(code), ...instead })
  if (insurance !== null && isInsured === false)
    find({
      code: 'NOT_INSURED',
      level: 'conflict',
      field: 'isInsured',
      sentence: texts.mustInsure(code, insurance),
      mend: { isInsured: true, title: texts.insure },
    })
  if (misfit === 'container' && isInContainer)
    find({
      code: 'IN_CONTAINER',
      level: 'warning',
      field: 'incoterm',
      sentence: texts.waterInContainer(code),
      ...instead,
    })
  if (code === 'EXW' && isAcrossBorder)
    find({
      code: 'EXW_ABROAD',
      level: 'warning',
      field: 'incoterm',
      sentence: texts.exWorksAbroad,
      mend: { incoterm: 'FCA', title: texts.use('FCA') },
    })
  if (code === 'DDP' && isAcrossBorder)
    find({
      code: 'SELLER_IMPORTS',
      level: 'note',
      field: 'incoterm',
      sentence: texts.sellerImports,
      mend: { incoterm: 'DAP', title: texts.use('DAP') },
    })
  if (facts.place.trim() === '')
    find({ code: 'NO_PLACE', level: 'warning', field: 'place', sentence: texts.placeMissing(code, place) })
  return findings
}
