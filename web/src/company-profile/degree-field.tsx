import { useState } from 'react'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

type DegreeFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (value: number | null) => void
}

/** On no globe: what is typed is no number of degrees, and the rules say so. */
const nowhere = 999

/** Degrees with a decimal point or comma; empty is none. */
export function DegreeField({ value, onChange, ...rest }: DegreeFieldProps) {
  const [text, setText] = useState(write(value))
  // Moved on the map meanwhile: what is typed follows.
  const shown = read(text) === value ? text : write(value)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(read(event.target.value))
      }}
      inputClassName="tabular-nums"
    />
  )
}

function write(value: number | null): string {
  return value === null || value === nowhere ? '' : String(value)
}

function read(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  const value = Number(plain)
  return Number.isFinite(value) && Math.abs(value) < nowhere ? value : nowhere
}
