import { reversePayment } from '@fairquay/contract/billing/endpoints.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { Payment } from '@fairquay/contract/billing/shapes.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { takeUpMoney } from './money-queries.ts'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

type ReverseDialogProps = { orderId: number; payment: Payment; onClose: () => void }

/** Takes back a payment, with the reason that stays listed. */
export function ReverseDialog({ orderId, payment, onClose }: ReverseDialogProps) {
  const queries = useQueryClient()
  const params = { id: orderId, payment: payment.id }
  const reversing = useOnce(reversePayment, ({ reason }: { reason: string }) => ({ params, body: { reason } }), {
    onSuccess: ({ data }) => {
      takeUpMoney(queries, orderId, data)
      showToast('success', billingTexts.reversedNow)
      onClose()
    },
  })
  const form = useForm({
    start: { reason: '' },
    refuse: ({ reason }) => ({ ...(!hasWords(reason) && { reason: billingMessages.reasonMissing }) }),
    send: reversing.mutateAsync,
  })
  return (
    <FormDialog
      form={form}
      title={billingTexts.takeBackOf(showMoney(payment.amount, payment.currency))}
      action={billingTexts.takeBack}
      tone="danger"
      onClose={onClose}
    >
      <p className="text-soft">{billingTexts.reverseHelp}</p>
      <TextArea {...form.text('reason')} label={billingTexts.reason} rows={3} maxLength={500} required />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
