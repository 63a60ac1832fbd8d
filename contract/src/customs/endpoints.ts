import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, text } from '../fields.ts'
import { brokers } from './rules.ts'

/**
 * The customs request with its fixed fields (docs/product.md#wire). A market is an ISO 3166-1 alpha-2 code or a country's English name. The companies and the product are checked
 * against the session and the marketplace; quantity and value come from the person's cart, where the product lies in it.
 */
export const createCustomsRequest = endpoint({
  method: 'POST',
  path: '/api/v2/pdf/custom-fee-request',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask a broker for an estimate of customs import duties for one product',
  body: closed({
    exporting_market: text(80),
    importing_market: text(80),
    seller_company_id: id,
    buyer_company_id: id,
    product_id: id,
    broker: Type.Enum(brokers),
    /** Our own, and never required: the trade file it is asked from. */
    file_id: Type.Optional(id),
  }),
  answer: Type.Object({ success: Type.Literal(true), id: Type.Integer() }),
  idempotent: true,
  isKeyOptional: true,
  refuses: ['too_many'],
})
