import type { Choice } from '@fairquay/contract/trade/transport.ts'
import type { ReactNode } from 'react'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type ChoiceGroupProps<Value extends string> = {
  field: string
  legend: ReactNode
  options: readonly Choice<Value>[]
  value: Value | ''
  error?: string | undefined
  help?: ReactNode
  onChange: (value: Value) => void
  children?: ReactNode
}

/** One of a few, side by side; the summary of errors leads here. */
export function ChoiceGroup<Value extends string>({ field, value, children, ...rest }: ChoiceGroupProps<Value>) {
  return (
    <div id={idOfField(field)} tabIndex={-1} className="outline-none">
      <RadioGroup isInline value={value === '' ? null : value} {...rest} />
      {children}
    </div>
  )
}

const yesAndNo: readonly Choice<'yes' | 'no'>[] = [
  { value: 'yes', label: wizardTexts.yes },
  { value: 'no', label: wizardTexts.no },
]

type YesNoProps = Omit<ChoiceGroupProps<'yes' | 'no'>, 'options' | 'value' | 'onChange'> & {
  value: boolean | null
  onChange: (value: boolean) => void
}

export function YesNo({ value, onChange, ...rest }: YesNoProps) {
  return (
    <ChoiceGroup
      {...rest}
      options={yesAndNo}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  )
}
