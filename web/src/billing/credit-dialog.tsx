import { issueCreditNote } from '@fairquay/contract/billing/endpoints.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { OrderPaper } from '@fairquay/contract/billing/shapes.ts'
import { isWhole, readMoney } from '@fairquay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { takeUpMoney } from './money-queries.ts'
import { readAmount } from './spell-money.ts'
import { billingTexts } from './texts.ts'

type Asked = { amount: string; reason: string }

/** Credits a net amount of an invoice, with the reason that stands on the note. */
export function CreditDialog({
  orderId,
  invoice,
  onClose,
}: {
  orderId: number
  invoice: OrderPaper
  onClose: () => void
}) {
  const queries = useQueryClient()
  const { currency, number } = invoice
  const toBody = ({ amount, reason }: Asked) => ({
    invoice_id: invoice.id,
    amount: readAmount(amount),
    reason: reason.trim(),
  })
  const crediting = useOnce(issueCreditNote, (asked: Asked) => ({ params: { id: orderId }, body: toBody(asked) }), {
    onSuccess: async ({ data }) => {
      await takeUpMoney(queries, orderId, data)
      showToast('success', billingTexts.credited(data.papers.find(({ kind }) => kind === 'credit-note')?.number ?? ''))
      onClose()
    },
  })
  const form = useForm<Asked>({
    start: { amount: '', reason: '' },
    refuse: ({ amount, reason }) => {
      const minor = readMoney(readAmount(amount), currency)
      return {
        ...(!(isWhole(minor) && minor > 0) && { amount: billingMessages.amount }),
        ...(reason.trim() === '' && { reason: billingMessages.reasonMissing }),
      }
    },
    send: crediting.mutateAsync,
  })
  return (
    <FormDialog form={form} title={billingTexts.creditOf(number)} action={billingTexts.credit} onClose={onClose}>
      <p className="text-soft">{billingTexts.creditHelp}</p>
      <TextField
        {...form.text('amount')}
        label={billingTexts.netAmount(currency)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextArea {...form.text('reason')} label={billingTexts.reason} rows={3} maxLength={500} required />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
