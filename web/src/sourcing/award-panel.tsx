import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { sum } from '@fairquay/contract/money.ts'
import { awardNeed, type NeedDetail, type SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingPageMessages as messages, writeQuantity } from '@fairquay/contract/sourcing/page-messages.ts'
import { refuseAwards } from '@fairquay/contract/sourcing/rules.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../call.ts'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { PriceText } from '../ui/price-text.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { AnswerGrid } from './answer-grid.tsx'
import { canBeAwarded, costOf, type Given, readAnswer, readAwards } from './award-state.ts'
import { needQuery } from './sourcing-queries.ts'

/** The answers, and while the need is open the way to give the order: to one seller or in parts, after one confirmation. */
export function AwardPanel({ need }: { need: NeedDetail }) {
  const [given, setGiven] = useState<Given>({})
  const [faults, setFaults] = useState<FailureDetails>({})
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const { queryKey } = needQuery(need.id)
  const awards = readAwards(given)
  const total = sum(awards.map(({ quantity }) => Math.max(0, quantity)))

  const awarding = useOnce(awardNeed, () => ({ params: { id: need.id }, body: { awards } }), {
    onSuccess: ({ data }) => {
      setAsking(false)
      queries.setQueryData(queryKey, data)
      void queries.invalidateQueries({ queryKey: ['sourcing', 'list'] })
      void queries.invalidateQueries({ queryKey: ['requests'] })
      showToast('success', messages.awardedToast, messages.awardedHelp)
    },
    onError: (error) => {
      // A seller or a colleague was first: what it is now says it better than a sentence.
      if (error instanceof CallFailure && error.status < 500) void queries.invalidateQueries({ queryKey })
    },
  })

  function start() {
    const refused = refuseAwards(need, need.answers.map(readAnswer), awards, new Date())
    setFaults(refused ?? {})
    if (refused) return
    awarding.reset()
    setAsking(true)
  }

  const faultOf = (requestId: number) => {
    const index = awards.findIndex((award) => award.request_id === requestId)
    return index < 0 ? undefined : faults[`awards.${index}.quantity`]
  }
  const isAwardable = need.answers.some((answer) => canBeAwarded(need, answer, new Date()))
  return (
    <>
      <AnswerGrid
        need={need}
        renderEnd={(answer) =>
          answer.awarded_quantity !== null ? (
            <AwardedNote need={need} answer={answer} quantity={answer.awarded_quantity} />
          ) : canBeAwarded(need, answer, new Date()) ? (
            <div className="flex flex-col items-start gap-2">
              <TextField
                className="w-40"
                label={messages.awardTo(answer.seller.name)}
                isLabelHidden
                placeholder="0"
                inputMode="numeric"
                autoComplete="off"
                error={faultOf(answer.request_id)}
                value={given[answer.request_id] ?? ''}
                onChange={(event) => setGiven((now) => ({ ...now, [answer.request_id]: event.target.value }))}
                end={<span className="mr-2 max-w-16 truncate text-sm">{need.unit}</span>}
              />
              <Button
                tone="quiet"
                size="small"
                aria-label={`${messages.giveAll}: ${answer.seller.name}`}
                onClick={() => setGiven({ [answer.request_id]: String(need.quantity) })}
              >
                {messages.giveAll}
              </Button>
            </div>
          ) : need.status === 'open' && answer.offer && !answer.can_deal ? (
            <p className="max-w-56 text-sm whitespace-normal text-amber">{requestMessages.suspended}</p>
          ) : null
        }
      />
      {isAwardable ? (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
          <div>
            <h2 className="text-lg">{messages.awardTitle}</h2>
            <p className="text-sm text-soft">{messages.awardHelp}</p>
            <p className="mt-1 tabular text-sm font-medium" role="status">
              {messages.givenOf(total.toLocaleString('en-US'), writeQuantity(need.quantity, need.unit))}
            </p>
            <p role="alert" className="mt-1 text-sm text-brick empty:hidden">
              {faults.awards ?? faults.status}
            </p>
          </div>
          <Button size="large" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={start}>
            {messages.award}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.confirmTitle}
        confirmLabel={messages.confirm}
        isBusy={awarding.isPending}
        onConfirm={() => awarding.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="text-soft">{messages.confirmHelp}</p>
        <ul className="mt-4 rounded-lg border border-line">
          {awards.map(({ request_id, quantity }) => {
            const answer = need.answers.find((one) => one.request_id === request_id)
            return answer ? (
              <li key={request_id} className="flex justify-between gap-4 border-b border-line px-4 py-3 last:border-0">
                <span className="min-w-0">
                  <span className="block truncate font-medium">{answer.seller.name}</span>
                  <span className="tabular text-sm text-soft">{writeQuantity(quantity, need.unit)}</span>
                </span>
                <Cost answer={answer} quantity={quantity} />
              </li>
            ) : null
          })}
        </ul>
        <p role="alert" className="mt-4 text-sm text-brick empty:hidden">
          {awarding.error ? describeFailure(awarding.error) : null}
        </p>
      </ConfirmDialog>
    </>
  )
}

function AwardedNote({ need, answer, quantity }: { need: NeedDetail; answer: SellerAnswer; quantity: number }) {
  return (
    <span className="block">
      <span className="block font-medium">{messages.awarded(writeQuantity(quantity, need.unit))}</span>
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
