import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import type { PriceSubject } from './price-subject.ts'

/** Freight of an order is priced for the goods of its deal. */
export function subjectOfOrder(
  order: Pick<OrderDetail, 'request_id' | 'contacts' | 'incoterm' | 'place'>,
): PriceSubject {
  const { request_id, contacts, incoterm, place } = order
  return {
    ask: { request_id },
    sellerId: contacts.seller.company_id,
    ...(isIncotermCode(incoterm) && { agreed: { incoterm, place } }),
  }
}
