import { issueInvoice } from '@fairquay/contract/billing/endpoints.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { describeVat } from './describe-vat.ts'
import {
  type InvoiceDraft,
  type InvoiceOf,
  listInvoiceKinds,
  refuseInvoice,
  shipmentOf,
  startInvoice,
  sumDraft,
  toInvoice,
} from './invoice-draft.ts'
import { LineFields } from './line-fields.tsx'
import { type MoneyDialogProps, takeUpMoney } from './money-queries.ts'
import { SumPreview } from './sum-preview.tsx'
import { billingTexts } from './texts.ts'

/** Issues an invoice: of what was shipped, of one shipment, of all that is left or of quantities that are typed, at one of the rates that hold today. */
export function InvoiceDialog({ orderId, money, onClose }: MoneyDialogProps) {
  const queries = useQueryClient()
  const today = new Date().toISOString().slice(0, 10)
  const issuing = useOnce(
    issueInvoice,
    (draft: InvoiceDraft) => ({ params: { id: orderId }, body: toInvoice(draft) }),
    {
      onSuccess: ({ data }) => {
        takeUpMoney(queries, orderId, data)
        const newest = data.papers.find(({ kind }) => kind === 'commercial-invoice')
        showToast('success', billingTexts.issued(newest?.number ?? ''))
        onClose()
      },
    },
  )
  const form = useForm<InvoiceDraft>({
    start: startInvoice(money),
    refuse: (draft) => refuseInvoice(draft, money, today),
    send: issuing.mutateAsync,
  })
  const { values } = form
  const toAsk = money.lines.filter(({ to_invoice }) => to_invoice > 0)
  return (
    <FormDialog form={form} width="medium" title={billingTexts.issue} action={billingTexts.issue} onClose={onClose}>
      <p className="text-soft">{billingTexts.invoiceHelp}</p>
      <RadioGroup
        legend={billingTexts.what}
        value={values.of}
        onChange={(of) => form.set({ of })}
        options={listInvoiceKinds(money).map((value) => ({ value, label: nameKind(value, money) }))}
      />
      {values.of === 'lines' ? (
        <LineFields
          error={form.errors.lines}
          lines={toAsk.map(({ position, name, order_measure, to_invoice }) => ({
            position,
            name,
            help: billingTexts.leftOf(countUnits(to_invoice, order_measure)),
            quantity: {
              id: form.idOf(`lines.${position}`),
              value: values.lines[position] ?? '',
              error: form.errors[`lines.${position}`],
              onChange: (text) => form.set({ lines: { ...values.lines, [position]: text } }),
            },
          }))}
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
      <TextField {...form.text('note')} label={billingTexts.note} maxLength={500} isOptional />
      <SumPreview sums={sumDraft(values, money)} currency={money.currency} vat={describeVat(money)} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function nameKind(of: InvoiceOf, { shipments_to_invoice: shipments }: OrderMoney): string {
  if (of === 'shipped' || of === 'ordered' || of === 'lines') return billingTexts.invoiceOf[of]
  const shipment = shipments.find(({ id }) => id === shipmentOf(of))
  const day = shipment?.shipped_on ? formatDay(shipment.shipped_on) : ''
  return billingTexts.invoiceOf.shipment(shipment?.number ?? '', day)
}
