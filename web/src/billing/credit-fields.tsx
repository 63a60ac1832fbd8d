import { priceOfUnits } from '@fairquay/contract/billing/credit.ts'
import type { Creditable } from '@fairquay/contract/billing/shapes.ts'
import { spellMoney, writeMoney } from '@fairquay/contract/money.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import type { FormState } from '../forms/use-form.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type CreditDraft, listCreditKinds, readLines } from './credit-draft.ts'
import { readQuantity } from './invoice-draft.ts'
import { LineFields } from './line-fields.tsx'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

type CreditFieldsProps = { form: FormState<CreditDraft>; invoice: Creditable }

/** What is credited of an invoice. */
export function CreditFields({ form, invoice }: CreditFieldsProps) {
  const kinds = listCreditKinds(invoice)
  const { currency } = invoice
  const of = kinds.includes(form.values.of) ? form.values.of : kinds[0]
  return (
    <>
      <RadioGroup
        legend={billingTexts.what}
        value={of ?? null}
        onChange={(chosen) => form.set({ of: chosen })}
        options={kinds.map((value) => ({
          value,
          label: billingTexts.creditKinds[value],
          ...(value !== 'lines' && { help: billingTexts.creditLeft(showMoney(invoice.left, currency)) }),
        }))}
      />
      {of === 'lines' ? <CreditLines form={form} invoice={invoice} /> : null}
      {of === 'amount' ? (
        <TextField
          {...form.text('amount')}
          label={billingTexts.netAmount(currency)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
        />
      ) : null}
    </>
  )
}

/** Units by line; an amount of less than they cost is typed where goods are kept at a lower price. */
function CreditLines({ form, invoice }: CreditFieldsProps) {
  const { lines, currency } = invoice
  const { values, errors, idOf } = form
  const counted = readLines(invoice)
  return (
    <LineFields
      error={errors.lines}
      lines={lines.flatMap(({ position, name, order_measure, quantity, credited, net }, index) => {
        const left = quantity - credited
        const line = counted[index]
        if (left <= 0 || !line) return []
        const units = readQuantity(values.lines[position])
        const isPriced = units > 0 && units <= left
        return {
          position,
          name,
          help: billingTexts.invoicedFor(countUnits(quantity, order_measure), showMoney(net, currency), credited),
          quantity: {
            id: idOf(`lines.${position}`),
            value: values.lines[position] ?? '',
            error: errors[`lines.${position}`],
            placeholder: '0',
            onChange: (text) => form.set({ lines: { ...values.lines, [position]: text } }),
          },
          amount: {
            id: idOf(`amounts.${position}`),
            label: billingTexts.netAmount(currency),
            value: values.amounts[position] ?? '',
            error: undefined,
            placeholder: isPriced ? spellMoney(writeMoney(priceOfUnits(line, units), currency), currency) : '',
            onChange: (text) => form.change((now) => ({ ...now, amounts: { ...now.amounts, [position]: text } })),
          },
        }
      })}
    />
  )
}
