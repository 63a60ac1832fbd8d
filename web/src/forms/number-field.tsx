import { spellMoney } from '@fairquay/contract/money.ts'
import { readTypedNumber, readTypedWhole } from '@fairquay/contract/typed-number.ts'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** NaN: something is typed that is no number. */
  value: number | null
  onChange: (value: number | null) => void
  /** A whole number (the default) or a decimal one. */
  kind?: 'whole' | 'decimal'
  /** Makes it money, written with the decimals of the currency. */
  currency?: string
}

/** A number as people type it. What is typed stays as it is until the field is left. */
export function NumberField({ value, onChange, kind = 'whole', currency, ...rest }: NumberFieldProps) {
  const isWhole = kind === 'whole' && currency === undefined
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  // A value that came from elsewhere takes the place of what was typed.
  const text = typed && Object.is(typed.value, value) ? typed.text : writeNumber(value, currency)
  return (
    <TextField
      {...rest}
      value={text}
      inputMode={rest.inputMode ?? (isWhole ? 'numeric' : 'decimal')}
      autoComplete="off"
      maxLength={18}
      inputClassName={`tabular ${rest.inputClassName ?? ''}`}
      onChange={(event) => {
        const next = readNumber(event.target.value, isWhole)
        setTyped({ text: event.target.value, value: next })
        onChange(next)
      }}
      onBlur={(event) => {
        if (typed && !Number.isNaN(typed.value)) setTyped(null)
        rest.onBlur?.(event)
      }}
    />
  )
}

function readNumber(text: string, isWhole: boolean): number | null {
  if (text.trim() === '') return null
  return isWhole ? readTypedWhole(text) : readTypedNumber(text)
}

function writeNumber(value: number | null, currency: string | undefined): string {
  if (value === null || Number.isNaN(value)) return ''
  return currency === undefined ? String(value) : spellMoney(value, currency)
}
