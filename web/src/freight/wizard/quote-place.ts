import { linkOptions } from '@tanstack/react-router'

export type WizardStep = 'addresses' | 'shipment' | 'review'

/** Where a step of a quote stands: in the place of the cart, or over the deal that a request belongs to. */
export function stepTo(requestId: number | null, quote: WizardStep) {
  return requestId === null
    ? linkOptions({ to: '/cart', search: { quote } })
    : linkOptions({ to: '/requests/$id/freight', params: { id: String(requestId) }, search: { quote } })
}

/** Where a quote leads back to: the cart, or the deal with what was sent in focus. */
export function leaveTo(requestId: number | null, sentId: number | null = null) {
  return requestId === null
    ? linkOptions({ to: '/cart' })
    : linkOptions({
        to: '/requests/$id',
        params: { id: String(requestId) },
        search: sentId === null || sentId === requestId ? {} : { part: sentId },
      })
}
