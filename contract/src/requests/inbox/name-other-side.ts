import { kinds } from '../kinds.ts'
import type { RequestSummary } from './endpoints.ts'

/** The other side of a request, as its reader names it. */
export function nameOtherSide({ party, kind, buyer, supplier }: RequestSummary): string {
  if (party === 'admin') return `${buyer.name} → ${supplier.name}`
  if (party !== 'buyer') return buyer.name
  return kinds[kind].nameAnswerer(supplier.name)
}
