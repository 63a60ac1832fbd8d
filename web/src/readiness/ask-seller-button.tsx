import { formatDay } from '@fairquay/contract/locale.ts'
import { askForFacts } from '@fairquay/contract/readiness/endpoints.ts'
import { nameFacts } from '@fairquay/contract/readiness/messages.ts'
import type { SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { isEndedSession } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { factsKey, type ProductFacts } from './readiness-queries.ts'
import { readinessTexts as texts } from './texts.ts'

type AskSellerButtonProps = {
  product: { id: number; name: string }
  facts: readonly SellerFact[]
  /** What was asked for before. */
  asked: ProductFacts['asked']
}

/** Asks the seller of a product for all that is missing of it at once; afterwards it says when. */
export function AskSellerButton({ product, facts, asked }: AskSellerButtonProps) {
  const queries = useQueryClient()
  const mayEdit = useMayEdit()
  const asking = useMutation({
    mutationFn: () => call(askForFacts, { body: { product_id: product.id, facts: [...facts] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [factsKey] }),
    onError: (error) => {
      if (isEndedSession(error)) return
      const details = error instanceof CallFailure ? Object.values(error.details) : []
      showToast('error', texts.askFailed, details[0] ?? error.message)
    },
  })
  const waiting = (asking.data?.asked ?? asked).filter(({ fact }) => facts.includes(fact))
  const last = waiting
    .map(({ asked_at }) => asked_at)
    .toSorted()
    .at(-1)
  const isAsked = last !== undefined && facts.every((fact) => waiting.some((one) => one.fact === fact))
  return (
    <div role="status" className="shrink-0">
      {isAsked ? (
        <p className="text-sm text-soft">{texts.asked(formatDay(last))}</p>
      ) : mayEdit ? (
        <Button
          tone="secondary"
          size="small"
          isBusy={asking.isPending}
          aria-label={texts.askSellerFor(nameFacts(facts), product.name)}
          onClick={() => asking.mutate()}
        >
          {texts.askSeller}
        </Button>
      ) : null}
    </div>
  )
}
