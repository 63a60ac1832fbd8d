import { formatNumber } from '@fairquay/contract/locale.ts'
import { readTypedWhole } from '@fairquay/contract/typed-number.ts'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

type WholeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (value: number | null) => void
}

/** No count of anything: what is typed is no number, and the rules say so. */
const noNumber = -1

/** A whole number, typed with or without thousands separators; empty is none. */
export function WholeField({ value, onChange, ...rest }: WholeFieldProps) {
  const [text, setText] = useState(write(value))
  // Changed from outside (discarded, or taken from somebody else): what is typed follows.
  const shown = read(text) === value ? text : write(value)
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={() => setText(write(read(shown)) || shown)}
      inputClassName="tabular-nums"
    />
  )
}

function write(value: number | null): string {
  return value === null || value === noNumber ? '' : formatNumber(value)
}

function read(text: string): number | null {
  if (text.trim() === '') return null
  const count = readTypedWhole(text)
  return count >= 0 && count < 1e15 ? count : noNumber
}
