import { defineMessages, formatNumber } from '../../locale.ts'
import { kinds } from '../kinds.ts'
import type { RequestSummary } from './endpoints.ts'

/** What a request is about, in one line: 'Olive oil and 2 more'. */
export function describeGoods({
  first_product,
  line_count,
}: Pick<RequestSummary, 'first_product' | 'line_count'>): string {
  return line_count > 1 ? nameMessages.more(first_product, line_count - 1) : first_product
}

/** The other side of a request, as its reader names it. */
export function nameOtherSide({ party, kind, buyer, supplier }: RequestSummary): string {
  if (party === 'admin') return `${buyer.name} → ${supplier.name}`
  if (party !== 'buyer') return buyer.name
  return kinds[kind].nameAnswerer(supplier.name)
}

const nameMessages = defineMessages({
  more: (product: string, count: number) => `${product} and ${formatNumber(count)} more`,
})
