import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { valueBasisOf } from '@fairquay/contract/customs/rules.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import { currencies } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { useMemo } from 'react'
import { CustomsForm } from '../../customs/offer-form.tsx'
import { LogisticForm } from '../../freight/offer-form.tsx'
import { PurchaseForm } from '../../purchase/offer-form.tsx'
import {
  type CustomsDraft,
  draftOfCustoms,
  draftOfLogistic,
  draftOfPurchase,
  type LogisticDraft,
  type PurchaseDraft,
  proposeCustoms,
  proposeLogistic,
  proposePurchase,
} from '../../trade/offer-drafts.ts'
import { readCustomsDraft, readLogisticDraft, readPurchaseDraft } from '../../trade/read-drafts.ts'
import { findNewest } from '../../trade/request-threads.ts'
import { AnswerFrame } from './answer-frame.tsx'

export type AnswerFormProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** The answering company, whose thread this is. */
  company: number
  isCounter: boolean
  isAllowed: boolean
}

/** The form of the request's kind, filled in with the last revision or with what is known of the request. */
export function AnswerForm(props: AnswerFormProps) {
  if (props.request.kind === 'purchase') return <PurchaseAnswer {...props} />
  return props.request.kind === 'logistic' ? <LogisticAnswer {...props} /> : <CustomsAnswer {...props} />
}

function PurchaseAnswer(props: AnswerFormProps) {
  const { request, thread } = props
  const currency = readCurrency(request)
  const initial = useInitial<PurchaseDraft, PurchaseOffer>(findOffer(thread, isPurchase), draftOfPurchase, () =>
    proposePurchase(request.lines, new Date()),
  )
  return (
    <AnswerFrame
      {...props}
      initial={initial}
      read={(draft) => readPurchaseDraft(draft, currency)}
      form={(form) => <PurchaseForm {...form} />}
    />
  )
}

function LogisticAnswer(props: AnswerFormProps) {
  const { request, thread } = props
  const initial = useInitial<LogisticDraft, LogisticOffer>(findOffer(thread, isLogistic), draftOfLogistic, () =>
    proposeLogistic(readCurrency(request), new Date()),
  )
  return (
    <AnswerFrame {...props} initial={initial} read={readLogisticDraft} form={(form) => <LogisticForm {...form} />} />
  )
}

function CustomsAnswer(props: AnswerFormProps) {
  const { request, thread } = props
  const initial = useInitial<CustomsDraft, CustomsOffer>(findOffer(thread, isCustoms), draftOfCustoms, () =>
    proposeCustoms(
      {
        currency: readCurrency(request),
        basis: valueBasisOf(request.customs?.importing_market ?? ''),
        goodsValue: request.total_price,
        units: Math.max(
          1,
          request.lines.reduce((units, { quantity }) => units + quantity, 0),
        ),
      },
      new Date(),
    ),
  )
  return <AnswerFrame {...props} initial={initial} read={readCustomsDraft} form={(form) => <CustomsForm {...form} />} />
}

/** What a form begins with: the same as long as the last revision is. */
function useInitial<Draft, Kind extends Offer>(
  last: Kind | undefined,
  draftOf: (offer: Kind) => Draft,
  propose: () => Draft,
): Draft {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another revision makes another beginning
  return useMemo(() => (last ? draftOf(last) : propose()), [last])
}

function findOffer<Kind extends Offer>(
  thread: RequestThread | undefined,
  isKind: (offer: Offer) => offer is Kind,
): Kind | undefined {
  const last = findNewest(thread)?.offer
  return last && isKind(last) ? last : undefined
}

const isPurchase = (offer: Offer): offer is PurchaseOffer => offer.kind === 'purchase'
const isLogistic = (offer: Offer): offer is LogisticOffer => offer.kind === 'logistic'
const isCustoms = (offer: Offer): offer is CustomsOffer => offer.kind === 'customs'

function readCurrency({ currency }: RequestDetail) {
  return currencies.find((known) => known === currency) ?? 'USD'
}
