import { formatDay } from '@fairquay/contract/locale.ts'
import { askedTermsLabels as labels } from '@fairquay/contract/purchase/messages.ts'
import { FactList } from '../trade/fact-list.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'

/** What a purchase request says beside its goods. */
export type PurchaseRequest = AskedRequest & {
  asked: { message: string | null; wanted_date: string | null; place: string | null }
}

/** What the buyer wishes; nothing where nothing was said. The message is the first of the timeline. */
export function WishFacts({ request: { asked } }: { request: Pick<PurchaseRequest, 'asked'> }) {
  const { wanted_date, place } = asked
  if (wanted_date === null && place === null) return null
  return (
    <FactList
      title={labels.title}
      facts={[
        { label: labels.wantedDate, value: wanted_date === null ? '' : formatDay(wanted_date) },
        { label: labels.place, value: place ?? '' },
      ]}
    />
  )
}
