import { formatNumber } from '@fairquay/contract/locale.ts'
import { sum } from '@fairquay/contract/money.ts'
import { type Award, awardRfq, type RfqDetail, type SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages, writeQuantity } from '@fairquay/contract/sourcing/page-messages.ts'
import { refuseAwards } from '@fairquay/contract/sourcing/rules.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { type Refusals, renameRefusals } from '../forms/shown-refusals.ts'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { PriceText } from '../ui/price-text.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { AnswerGrid } from './answer-grid.tsx'
import { canBeAwarded, costOf, type Given, readAnswer, readAwards } from './award-state.ts'
import { rfqQuery } from './sourcing-queries.ts'
import { sourcingTexts } from './texts.ts'

const nothing: Given = {}

/** The answers, and while the RFQ is open the way to give the order: to one seller or in parts, after one confirmation. */
export function AwardPanel({ rfq }: { rfq: RfqDetail }) {
  const [isAsking, setAsking] = useState(false)
  const awarding = useAwarding(rfq, () => setAsking(false))
  const form = useForm({
    start: nothing,
    refuse: (given) => refuseGiven(rfq, given),
    // Nothing is sent before it is confirmed.
    send: async () => {
      awarding.reset()
      setAsking(true)
    },
  })
  const awards = readAwards(form.values)
  const mayEdit = useMayEdit()
  const isAwardable = mayEdit && rfq.answers.some((answer) => canBeAwarded(rfq, answer, new Date()))
  return (
    <Form form={form}>
      <AnswerGrid
        rfq={rfq}
        renderEnd={(answer) =>
          answer.awarded_quantity !== null ? (
            <AwardedNote rfq={rfq} answer={answer} quantity={answer.awarded_quantity} />
          ) : mayEdit && canBeAwarded(rfq, answer, new Date()) ? (
            <QuantityField rfq={rfq} answer={answer} form={form} />
          ) : rfq.status === 'open' && answer.offer && !answer.can_deal ? (
            <p className="max-w-56 text-sm whitespace-normal text-amber">{requestMessages.suspended}</p>
          ) : null
        }
      />
      {isAwardable ? <AwardBar rfq={rfq} awards={awards} fault={form.errors.awards ?? form.errors.status} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.confirmTitle}
        confirmLabel={messages.confirm}
        isBusy={awarding.isPending}
        onConfirm={() => awarding.mutate(awards)}
        onCancel={() => setAsking(false)}
      >
        <AwardSummary rfq={rfq} awards={awards} />
        <FormFailure error={awarding.error} describe={describeFailure} />
      </ConfirmDialog>
    </Form>
  )
}

function useAwarding(rfq: RfqDetail, onDone: () => void) {
  const queries = useQueryClient()
  const { queryKey } = rfqQuery(rfq.id)
  return useOnce(awardRfq, (awards: Award[]) => ({ params: { id: rfq.id }, body: { awards } }), {
    onSuccess: ({ data }) => {
      onDone()
      queries.setQueryData(queryKey, data)
      void queries.invalidateQueries({ queryKey: ['sourcing', 'list'] })
      void queries.invalidateQueries({ queryKey: ['requests'] })
      showToast('success', messages.awardedToast, messages.awardedHelp)
      focusHeading()
    },
    onError: (error) => {
      // A seller or a colleague was first: what it is now says it better than a sentence.
      if (error instanceof CallFailure && error.status < 500) void queries.invalidateQueries({ queryKey })
    },
  })
}

type QuantityFieldProps = { rfq: RfqDetail; answer: SellerAnswer; form: FormState<Given> }

function QuantityField({ rfq, answer, form }: QuantityFieldProps) {
  const { value, ...field } = form.text(String(answer.request_id))
  return (
    <div className="flex flex-col items-start gap-2">
      <TextField
        {...field}
        value={value ?? ''}
        className="w-40"
        label={messages.awardTo(answer.seller.name)}
        isLabelHidden
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
        end={<span className="mr-2 max-w-16 truncate text-sm">{rfq.unit}</span>}
      />
      <Button
        tone="quiet"
        size="small"
        aria-label={sourcingTexts.giveAllTo(answer.seller.name)}
        onClick={() =>
          form.change(() => ({
            [answer.request_id]: String(Math.min(rfq.quantity, answer.offer?.quantity ?? rfq.quantity)),
          }))
        }
      >
        {messages.giveAll}
      </Button>
    </div>
  )
}

type AwardBarProps = { rfq: RfqDetail; awards: readonly Award[]; fault: string | undefined }

function AwardBar({ rfq, awards, fault }: AwardBarProps) {
  const given = sum(rfq.answers.map(({ awarded_quantity }) => awarded_quantity ?? 0))
  const total = given + sum(awards.map(({ quantity }) => Math.max(0, quantity)))
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
      <div>
        <h2 className="text-lg">{messages.awardTitle}</h2>
        <p className="text-sm text-soft">{messages.awardHelp}</p>
        <p className="mt-1 tabular text-sm font-medium" role="status">
          {messages.givenOf(formatNumber(total), writeQuantity(rfq.quantity, rfq.unit))}
        </p>
        <p role="alert" className="mt-1 text-sm text-brick empty:hidden">
          {fault}
        </p>
      </div>
      <Button type="submit" size="large" onPointerEnter={preloadDialog} onFocus={preloadDialog}>
        {messages.award}
      </Button>
    </div>
  )
}

function AwardSummary({ rfq, awards }: { rfq: RfqDetail; awards: readonly Award[] }) {
  return (
    <>
      <p className="text-soft">{messages.confirmHelp}</p>
      <ul className="mt-4 rounded-lg border border-line">
        {awards.map(({ request_id, quantity }) => {
          const answer = rfq.answers.find((one) => one.request_id === request_id)
          return answer ? (
            <li key={request_id} className="flex justify-between gap-4 border-b border-line px-4 py-3 last:border-0">
              <span className="min-w-0">
                <span className="block truncate font-medium">{answer.seller.name}</span>
                <span className="tabular text-sm text-soft">{writeQuantity(quantity, rfq.unit)}</span>
              </span>
              <Cost answer={answer} quantity={quantity} />
            </li>
          ) : null
        })}
      </ul>
    </>
  )
}

/** What is wrong with the quantities: by request, and as a whole under 'awards'. */
function refuseGiven(rfq: RfqDetail, given: Given): Refusals {
  const awards = readAwards(given)
  const refused = refuseAwards(rfq, rfq.answers.map(readAnswer), awards, new Date()) ?? {}
  return renameRefusals(refused, (name) => {
    const [, index] = /^awards\.(\d+)\./.exec(name) ?? []
    return index === undefined ? name : String(awards[Number(index)]?.request_id)
  })
}

function AwardedNote({ rfq, answer, quantity }: { rfq: RfqDetail; answer: SellerAnswer; quantity: number }) {
  return (
    <span className="block">
      <span className="block font-medium">{messages.awarded(writeQuantity(quantity, rfq.unit))}</span>
      <Cost answer={answer} quantity={quantity} />
    </span>
  )
}

function Cost({ answer, quantity }: { answer: SellerAnswer; quantity: number }) {
  const cost = costOf(answer, quantity)
  return cost === undefined ? null : (
    <PriceText minor={cost} currency={answer.offer?.currency ?? 'USD'} className="font-semibold" />
  )
}

function describeFailure(error: Error): string {
  const details = error instanceof CallFailure && error.status === 422 ? Object.values(error.details) : []
  return details[0] ?? error.message
}
