import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, mostOptions, mostRequestLines, text } from '../fields.ts'
import { brokers } from './rules.ts'

/**
 * The customs request with its fixed fields (docs/product.md#wire). A market is an ISO 3166-1 alpha-2 code or a country's English name. The companies and the product are checked
 * against the session and the marketplace. Without `lines` the quantity is that of the person's cart, where the product lies in it; the value is always looked up.
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
    /** Our own, and never required: how much of which of its variants. `option_values` as in a purchase line. */
    lines: Type.Optional(
      Type.Array(
        closed({
          option_values: Type.Array(id, { maxItems: mostOptions }),
          quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
        }),
        { minItems: 1, maxItems: mostRequestLines },
      ),
    ),
  }),
  answer: Type.Object({ success: Type.Literal(true), id: Type.Integer() }),
  idempotent: true,
  isKeyOptional: true,
  refuses: ['too_many'],
})
