import { type IncotermCode, isIncotermCode } from './incoterms.ts'
import { type TransportType, transportTypes } from './transport.ts'

/** Which term is explained, for which transport. */
export type TermsAddress = { term: IncotermCode; by: TransportType }

export function readTermsAddress({ term, by }: Record<string, unknown>): TermsAddress {
  const code = String(term ?? '').toUpperCase()
  return {
    term: isIncotermCode(code) ? code : 'FCA',
    by: transportTypes.find(({ value }) => value === by)?.value ?? 'boat',
  }
}
