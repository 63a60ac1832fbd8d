import type { BillingForm } from '@fairquay/contract/billing/profile.ts'
import { readTypedNumber } from '@fairquay/contract/typed-number.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { invoicingTexts as say } from './invoicing-texts.ts'

type Rates = BillingForm['rates']
type RateRowsProps = {
  rates: Rates
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  onChange: (rates: Rates) => void
}

const most = 20

/** The rates a seller charges beside those of its country, a row each. */
export function RateRows({ rates, errors, idOf, onChange }: RateRowsProps) {
  const change = (index: number, part: Partial<Rates[number]>) =>
    onChange(rates.map((rate, place) => (place === index ? { ...rate, ...part } : rate)))
  const add = () => {
    const valid_from = `${new Date().getUTCFullYear()}-01-01`
    onChange([...rates, { name: '', percent: null, valid_from, is_standard: false }])
  }
  return (
    <div className="flex flex-col gap-4">
      {rates.map((rate, index) => {
        const field = (name: keyof Rates[number]) => ({
          id: idOf(`rates.${index}.${name}`),
          error: errors[`rates.${index}.${name}`],
        })
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name until they are stored; with one less all begin anew
            key={`${rates.length} ${index}`}
            className="grid grid-cols-2 items-start gap-4 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,1fr)_6rem_10rem_auto]"
          >
            <legend className="px-1 text-sm text-soft">{say.rateOf(index + 1)}</legend>
            <TextField
              {...field('name')}
              label={say.rateName}
              value={rate.name}
              maxLength={40}
              onChange={(event) => change(index, { name: event.target.value })}
            />
            <PercentField
              {...field('percent')}
              label={say.ratePercent}
              value={rate.percent}
              onChange={(percent) => change(index, { percent })}
            />
            <TextField
              {...field('valid_from')}
              label={say.rateFrom}
              type="date"
              value={rate.valid_from}
              onChange={(event) => change(index, { valid_from: event.target.value })}
            />
            <IconButton
              className="self-end justify-self-end"
              label={say.removeRate(rate.name || say.rateOf(index + 1))}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => onChange(rates.filter((_, place) => place !== index))}
            />
            <Checkbox
              className="col-span-full"
              checked={rate.is_standard}
              label={say.rateStandard}
              onChange={(event) => change(index, { is_standard: event.target.checked })}
            />
          </fieldset>
        )
      })}
      {rates.length < most ? (
        <Button tone="secondary" className="self-start" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {say.addRate}
        </Button>
      ) : null}
    </div>
  )
}

type PercentFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: number | null
  onChange: (value: number | null) => void
}

/** What is typed stays as it is typed: '7,' is on its way to 7.5. */
function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  return (
    <TextField
      {...rest}
      value={text}
      inputMode="decimal"
      maxLength={6}
      onChange={(event) => {
        setText(event.target.value)
        const percent = readTypedNumber(event.target.value)
        onChange(event.target.value.trim() === '' ? null : Number.isNaN(percent) ? noNumber : percent)
      }}
    />
  )
}

/** No rate of anything: what is typed is no number, and the rules say so. */
const noNumber = -1
