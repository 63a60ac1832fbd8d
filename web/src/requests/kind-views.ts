import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { customsView } from '../customs/customs-view.tsx'
import { freightView } from '../freight/freight-view.tsx'
import { purchaseView } from '../purchase/purchase-view.tsx'
import type { KindView } from '../trade/kind-view.ts'

type AnyKindView = KindView<Offer, unknown, RequestDetail>

/** Every kind of request there is, as the screens show it. A further kind is a folder of its own, a line here and its icon in kind-icon.tsx. */
export const kindViews = {
  purchase: forAnyOffer(purchaseView),
  logistic: forAnyOffer(freightView),
  customs: forAnyOffer(customsView),
} satisfies Record<RequestKind, AnyKindView>

/**
 * Hides the offer, draft and basis types of a kind behind those of all kinds. It is safe because a view is only looked up by a request's kind, whose offers are all
 * of that kind: the server takes no others.
 */
function forAnyOffer<Own extends Offer, Draft, Basis>(view: KindView<Own, Draft, RequestDetail, Basis>): AnyKindView {
  return view as unknown as AnyKindView
}
