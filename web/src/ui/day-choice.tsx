import { useState } from 'react'
import type { FieldFrame } from './field.tsx'
import { TextField } from './text-field.tsx'

type DayChoiceProps = Pick<FieldFrame, 'label' | 'isLabelHidden' | 'className'> & {
  /** What the address says; ISO. */
  value: string | undefined
  /** Undefined is any day. */
  onChange: (day: string | undefined) => void
}

const [firstDay, lastDay] = ['1900-01-01', '2199-12-31'] as const

/** A year that is being typed is 0002 first, then 0020 and 0202: only days somebody can mean are told. */
const canBeMeant = (day: string) => day.length === firstDay.length && day >= firstDay && day <= lastDay

/** A day that a list is narrowed to. Typed digit by digit it stays in the field as it is; what the address says otherwise (by Back, or a link) is taken over. */
export function DayChoice({ value = '', onChange, ...field }: DayChoiceProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  const [isTyping, setTyping] = useState(false)
  if (value !== seen) {
    setSeen(value)
    setTold(value)
    // Somebody may have typed on since they told it.
    if (!isTyping || value !== told) setTyped(value)
  }
  return (
    <TextField
      {...field}
      type="date"
      min={firstDay}
      max={lastDay}
      value={typed}
      onChange={({ target: { value: day } }) => {
        setTyped(day)
        if (day !== '' && !canBeMeant(day)) return
        setTold(day)
        onChange(day || undefined)
      }}
      onFocus={() => setTyping(true)}
      // What was left half typed narrows nothing.
      onBlur={() => {
        setTyping(false)
        setTyped(value)
      }}
    />
  )
}
