import { recordPayment } from '@fairquay/contract/billing/endpoints.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { isWhole, readMoney, spellMoney } from '@fairquay/contract/money.ts'
import { readTypedNumber } from '@fairquay/contract/typed-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { type MoneyDialogProps, takeUpMoney } from './money-queries.ts'
import { nameOwed } from './owed-list.tsx'
import { billingTexts } from './texts.ts'

type Asked = { amount: string; paid_on: string; reference: string; invoice_id: string }

/** Records money that has come; proposed is what is open first. */
export function PaymentDialog({ orderId, money, onClose }: MoneyDialogProps) {
  const queries = useQueryClient()
  const { currency, owed } = money
  const open = owed.filter((item) => item.open > 0)
  const today = new Date().toISOString().slice(0, 10)
  const recording = useOnce(recordPayment, (asked: Asked) => ({ params: { id: orderId }, body: toBody(asked) }), {
    onSuccess: ({ data }) => {
      takeUpMoney(queries, orderId, data)
      showToast('success', billingTexts.recorded)
      onClose()
    },
  })
  const form = useForm<Asked>({
    start: {
      amount: open[0] ? spellMoney(open[0].open, currency) : '',
      paid_on: today,
      reference: '',
      invoice_id: '',
    },
    refuse: ({ amount, paid_on }) => ({
      ...(!isAmount(readTypedNumber(amount), currency) && { amount: billingMessages.amount }),
      ...((paid_on === '' || paid_on > today) && { paid_on: billingMessages.dayAhead }),
    }),
    send: recording.mutateAsync,
  })
  const invoices = open.filter(({ invoice_id }) => invoice_id !== null)
  return (
    <FormDialog form={form} title={billingTexts.record} action={billingTexts.record} onClose={onClose}>
      <TextField
        {...form.text('amount')}
        label={billingTexts.amount(currency)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
      <TextField {...form.text('paid_on')} type="date" max={today} label={billingTexts.paidOn} required />
      <TextField
        {...form.text('reference')}
        label={billingTexts.reference}
        maxLength={140}
        autoComplete="off"
        isOptional
      />
      {invoices.length > 1 ? (
        <Select
          {...form.text('invoice_id')}
          label={billingTexts.forWhat}
          options={[
            { value: '', label: billingTexts.forOrder },
            ...invoices.map((item) => ({ value: String(item.invoice_id), label: nameOwed(item) })),
          ]}
        />
      ) : null}
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function isAmount(amount: number, currency: string): boolean {
  const minor = readMoney(amount, currency)
  return isWhole(minor) && minor > 0
}

function toBody({ amount, paid_on, reference, invoice_id }: Asked) {
  return {
    amount: readTypedNumber(amount),
    paid_on,
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    ...(invoice_id !== '' && { invoice_id: Number(invoice_id) }),
  }
}
