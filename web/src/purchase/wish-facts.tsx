import { orderValueMessages } from '@fairquay/contract/order-value/messages.ts'
import { describePromise } from '@fairquay/contract/order-value/promised.ts'
import { askedTermsLabels as labels } from '@fairquay/contract/purchase/messages.ts'
import { describeWishes, readWishes } from '@fairquay/contract/purchase/wishes.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { FactList } from '../trade/fact-list.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'

/** What a purchase request says beside its goods. */
export type PurchaseRequest = AskedRequest & Pick<RequestDetail, 'asked' | 'order_value'>

/** What the buyer wishes; nothing where nothing was said. The message is the first of the timeline. */
export function WishFacts({
  request: { asked, order_value, currency },
}: {
  request: Pick<PurchaseRequest, 'asked' | 'order_value' | 'currency'>
}) {
  const { incoterm, delivery, ...texts } = asked
  const said = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null))
  const facts = describeWishes(
    readWishes({
      ...said,
      ...(incoterm !== null && isIncotermCode(incoterm) && { incoterm }),
      ...(delivery && { delivery }),
    }),
  )
  return (
    <>
      {facts.length === 0 ? null : <FactList title={labels.title} facts={facts} />}
      {order_value ? (
        <section aria-label={orderValueMessages.label} className="rounded-lg border border-line bg-surface p-4 md:p-5">
          <h2 className="mb-1 text-lg">{orderValueMessages.label}</h2>
          <p>{describePromise(order_value, currency)}</p>
        </section>
      ) : null}
    </>
  )
}
