import { sum } from '../money.ts'
import { lowerLine, type OrderValue, reachValue } from '../order-value/steps.ts'
import type { SellerRequest } from '../trade/check-lines.ts'

/** A request at the prices that its order value reaches; what is written down of it follows nothing the seller changes later. */
export function promiseValue(request: SellerRequest, value: OrderValue | undefined): SellerRequest {
  const { currency, lines } = request
  const prices = lines.map(({ price }) => price)
  const step = reachValue(prices, currency, value)?.step
  if (!step) return request
  const lowered = lines.map((line) => {
    const price = lowerLine(line.price, step.share, currency)
    return { ...line, price: { ...price, discount: price.original - price.total } }
  })
  const total = sum(lowered.map(({ price }) => price.total))
  return { ...request, lines: lowered, total, promised: { step, discount: request.total - total } }
}
