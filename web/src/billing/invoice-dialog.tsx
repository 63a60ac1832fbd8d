import { issueInvoice } from '@fairquay/contract/billing/endpoints.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { type MoneyDialogProps, takeUpMoney } from './money-queries.ts'
import { billingTexts } from './texts.ts'

type Asked = { left: 'shipped' | 'ordered'; rate: string; due_on: string; note: string }

/** Issues an invoice: of what was shipped, or of all that is left, at one of the rates that hold today. */
export function InvoiceDialog({ orderId, money, onClose }: MoneyDialogProps) {
  const queries = useQueryClient()
  const isShipped = money.lines.some(({ shipped_to_invoice }) => shipped_to_invoice > 0)
  const today = new Date().toISOString().slice(0, 10)
  const issuing = useOnce(issueInvoice, (asked: Asked) => ({ params: { id: orderId }, body: toBody(asked) }), {
    onSuccess: async ({ data }) => {
      await takeUpMoney(queries, orderId, data)
      const newest = data.papers.find(({ kind }) => kind === 'commercial-invoice')
      showToast('success', billingTexts.issued(newest?.number ?? ''))
      onClose()
    },
  })
  const form = useForm<Asked>({
    start: {
      left: isShipped ? 'shipped' : 'ordered',
      rate: String(money.vat_rates[0] ?? ''),
      due_on: '',
      note: '',
    },
    refuse: ({ due_on }) => ({ ...(due_on !== '' && due_on < today && { due_on: billingMessages.dayBefore }) }),
    send: issuing.mutateAsync,
  })
  return (
    <FormDialog form={form} title={billingTexts.issue} action={billingTexts.issue} onClose={onClose}>
      <p className="text-soft">{billingTexts.invoiceHelp}</p>
      {isShipped ? (
        <RadioGroup
          {...form.field('left')}
          legend={billingTexts.what}
          options={(['shipped', 'ordered'] as const).map((value) => ({ value, label: billingTexts.left[value] }))}
        />
      ) : null}
      {money.vat_rates.length > 0 ? (
        <Select
          {...form.text('rate')}
          label={billingTexts.rate}
          options={money.vat_rates.map((rate) => ({ value: String(rate), label: billingTexts.rateOf(rate) }))}
        />
      ) : null}
      <TextField
        {...form.text('due_on')}
        type="date"
        min={today}
        label={billingTexts.due}
        help={billingTexts.dueHelp}
      />
      <TextField {...form.text('note')} label={billingTexts.note} maxLength={500} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function toBody({ left, rate, due_on, note }: Asked) {
  return {
    left,
    ...(rate !== '' && { vat_rate: Number(rate) }),
    ...(due_on !== '' && { due_on }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
