import { getCreditable, issueCreditNote } from '@fairquay/contract/billing/endpoints.ts'
import type { Creditable, OrderPaper } from '@fairquay/contract/billing/shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { type CreditDraft, emptyCredit, listCreditKinds, refuseCredit, sumOf, toCredit } from './credit-draft.ts'
import { CreditFields } from './credit-fields.tsx'
import { takeUpMoney } from './money-queries.ts'
import { SumPreview } from './sum-preview.tsx'
import { billingTexts } from './texts.ts'

type CreditDialogProps = { orderId: number; invoice: OrderPaper; onClose: () => void }

/** Credits an invoice: all that is left of it, units of its lines or a net amount, with the reason that stands on the note. */
export function CreditDialog({ orderId, invoice, onClose }: CreditDialogProps) {
  const queries = useQueryClient()
  const params = { id: orderId, paper: invoice.id }
  // As it was when the dialog was opened: an answer that is lost on the way must not make another form of it.
  const creditable = useQuery({
    queryKey: ['creditable', orderId, invoice.id],
    queryFn: async ({ signal }) => (await call(getCreditable, { params, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data } = creditable
  const toBody = (draft: CreditDraft) => ({
    invoice_id: invoice.id,
    ...(data && toCredit(withChoice(draft, data), data)),
    reason: draft.reason.trim(),
  })
  const crediting = useOnce(
    issueCreditNote,
    (draft: CreditDraft) => ({ params: { id: orderId }, body: toBody(draft) }),
    {
      onSuccess: (answer) => {
        takeUpMoney(queries, orderId, answer.data)
        const note = answer.data.papers.find(({ kind }) => kind === 'credit-note')
        showToast('success', billingTexts.credited(note?.number ?? ''))
        onClose()
      },
    },
  )
  const form = useForm<CreditDraft>({
    start: emptyCredit,
    refuse: (draft) => refuseCredit(data ? withChoice(draft, data) : draft, data),
    send: crediting.mutateAsync,
  })
  return (
    <FormDialog
      form={form}
      width="medium"
      title={billingTexts.creditOf(invoice.number)}
      action={billingTexts.credit}
      onClose={onClose}
    >
      <p className="text-soft">{billingTexts.creditHelp}</p>
      {data ? (
        <CreditFields form={form} invoice={data} />
      ) : creditable.isError ? (
        <LoadError onRetry={() => void creditable.refetch()} isRetrying={creditable.isFetching}>
          {billingTexts.creditLoadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={billingTexts.creditLoading}>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      <TextArea {...form.text('reason')} label={billingTexts.reason} rows={3} maxLength={500} required />
      {data ? <SumPreview sums={sumOf(withChoice(form.values, data), data)} currency={data.currency} /> : null}
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

/** What cannot be chosen of this invoice is not chosen. */
function withChoice(draft: CreditDraft, invoice: Creditable): CreditDraft {
  const kinds = listCreditKinds(invoice)
  return kinds.includes(draft.of) ? draft : { ...draft, of: kinds[0] ?? 'amount' }
}
