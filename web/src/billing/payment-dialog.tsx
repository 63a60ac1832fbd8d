import { recordPayment } from '@fairquay/contract/billing/endpoints.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { findOverpaid } from '@fairquay/contract/billing/overpaid.ts'
import { type Amount, formatMoney, isWhole, readMoney, spellMoney } from '@fairquay/contract/money.ts'
import { readTypedNumber } from '@fairquay/contract/typed-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { type MoneyDialogProps, takeUpMoney } from './money-queries.ts'
import { nameOwed } from './owed-list.tsx'
import { billingTexts } from './texts.ts'

type Asked = { amount: string; paid_on: string; reference: string; invoice_id: string; is_more: boolean }

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
  const overpaid = (amount: string) => overpaidBy(money, amount)
  const form = useForm<Asked>({
    start: {
      amount: open[0] ? spellMoney(open[0].open, currency) : '',
      paid_on: today,
      reference: '',
      invoice_id: '',
      is_more: false,
    },
    refuse: ({ amount, paid_on, is_more }) => ({
      ...(!isAmount(readTypedNumber(amount), currency) && { amount: billingMessages.amount }),
      ...(overpaid(amount) > 0 && !is_more && { is_more: billingTexts.isMoreRight }),
      ...((paid_on === '' || paid_on > today) && { paid_on: billingMessages.dayAhead }),
    }),
    send: recording.mutateAsync,
  })
  const tooMuch = overpaid(form.values.amount)
  const invoices = open.filter(({ invoice_id }) => invoice_id !== null)
  return (
    <FormDialog form={form} title={billingTexts.record} action={billingTexts.record} onClose={onClose}>
      <TextField
        {...form.text('amount')}
        onChange={(event) => form.set({ amount: event.target.value, is_more: false })}
        label={billingTexts.amount(currency)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
      {tooMuch > 0 ? (
        <Checkbox {...form.tick('is_more')} label={billingTexts.isMore(formatMoney(tooMuch, currency))} />
      ) : null}
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

/** What is typed, beyond all that is left to pay; 0 where it is no amount. */
function overpaidBy({ currency, total, invoiced, paid, lines }: MoneyDialogProps['money'], typed: string): Amount {
  const amount = readTypedNumber(typed)
  if (!isAmount(amount, currency)) return 0
  const [all, billed, had] = [total, invoiced, paid].map((decimal) => readMoney(decimal, currency))
  const isInvoiced = lines.every(({ to_invoice }) => to_invoice === 0)
  return findOverpaid(
    { total: all ?? 0, invoiced: billed ?? 0, paid: had ?? 0, isInvoiced },
    readMoney(amount, currency),
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
