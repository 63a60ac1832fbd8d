import * as Type from 'typebox'
import { brokers } from '../../customs/rules.ts'
import { endpoint } from '../../endpoint.ts'
import { closed, id, text } from '../../fields.ts'
import { refuseQuoteRequest } from '../../freight/refuse-request.ts'
import { quoteRequest } from '../../freight/shapes.ts'

const { seller_data, buyer_data, shipment_data, additional_notes } = quoteRequest.properties

/**
 * Asks for freight of what was agreed in a purchase: lines, quantities, prices and packs are those of the deal, whatever the market says today. 'conflict' while
 * nothing was agreed, 'refused' where a forwarder could not plan with the packs. The id is that of the new request.
 */
export const askFreightOfDeal = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/freight-requests',
  scope: 'orders:write',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask for a logistic quote for the agreed goods of an own purchase request',
  params: Type.Object({ id }),
  body: closed({ seller_data, buyer_data, shipment_data, additional_notes }),
  refuseBody: refuseQuoteRequest,
  answer: Type.Object({ id: Type.Integer() }),
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

/**
 * Asks the brokers what importing a whole deal costs: every agreed line with its customs code, origin, quantity and price, and the freight agreed so far in the
 * same trade file. Markets as in the customs request of one product.
 */
export const askDutiesOfDeal = endpoint({
  method: 'POST',
  path: '/api/v1/requests/:id/duty-requests',
  scope: 'orders:write',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask for an estimate of customs import duties for the agreed goods of an own purchase request',
  params: Type.Object({ id }),
  body: closed({ exporting_market: text(80), importing_market: text(80), broker: Type.Enum(brokers) }),
  answer: Type.Object({ id: Type.Integer() }),
  status: 201,
  idempotent: true,
  example: {
    body: { exporting_market: 'PT', importing_market: 'US', broker: 'ttw_broker' },
    answer: { id: 41 },
  },
  refuses: ['too_many'],
})
