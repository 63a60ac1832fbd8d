import { writeMoney } from '@fairquay/contract/money.ts'
import { askSeller as askSellerEndpoint } from '@fairquay/contract/purchase/ask-seller.ts'
import * as purchase from '@fairquay/contract/purchase/endpoints.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { companyOf } from '../session.ts'
import { askSeller } from './ask-seller.ts'
import { createPurchaseRequests } from './create-purchase-requests.ts'
import { findAskingTerms } from './find-asking-terms.ts'
import { findStartingTerms } from './find-starting-terms.ts'

export function purchaseRoutes(app: App): void {
  implement(app, purchase.getStartingTerms, async ({ viewer, params }) => ({
    data: await findStartingTerms(app.db, viewer, params.id),
  }))

  implement(app, purchase.getAskingTerms, async ({ viewer }) => ({
    data: await findAskingTerms(app.db, viewer.userId, companyOf(viewer, buyerMessages.noCompany).id),
  }))

  implementOnce(app, askSellerEndpoint, async (tx, { viewer, body }) => ({
    id: await askSeller(tx, app, viewer, body),
  }))

  implementOnce(app, purchase.createPurchaseRequests, async (tx, { viewer, body }) => {
    const stored = await createPurchaseRequests(tx, app, viewer, body, new Date())
    return {
      requests: stored.map(({ id, companyId, total, currency }) => ({
        id,
        supplier_id: companyId,
        total_price: writeMoney(total, currency),
      })),
    }
  })
}
