import { type IncotermCode, isIncotermCode } from './incoterms.ts'
import { type TransportType, transportTypes } from './transport.ts'

/** Which term is explained, for which transport, and which other it is compared with. */
export type TermsAddress = { term: IncotermCode; by: TransportType; with?: IncotermCode }

export function readTermsAddress({ term, by, with: other }: Record<string, unknown>): TermsAddress {
  const code = String(term ?? '').toUpperCase()
  const second = String(other ?? '').toUpperCase()
  return {
    term: isIncotermCode(code) ? code : 'FCA',
    by: transportTypes.find(({ value }) => value === by)?.value ?? 'boat',
    ...(isIncotermCode(second) && { with: second }),
  }
}
