import { TextField } from '../ui/text-field.tsx'
import { billingTexts } from './texts.ts'

type FieldOf = {
  id: string
  value: string
  error: string | undefined
  placeholder?: string
  onChange: (text: string) => void
}

type LineFieldsProps = {
  /** Of all lines together. */
  error: string | undefined
  lines: readonly {
    position: number
    name: string
    help: string
    quantity: FieldOf
    /** A net amount, and what it is called. */
    amount?: FieldOf & { label: string }
  }[]
}

/** Quantities of the lines of an order, and amounts where they are asked for, a line below the other. */
export function LineFields({ lines, error }: LineFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{billingTexts.goods}</legend>
      <ul className="flex flex-col gap-3">
        {lines.map(({ position, name, help, quantity, amount }) => (
          <li key={position} className="rounded-md border border-line p-3">
            <p className="mb-2 break-words">
              {name} <span className="block text-sm text-soft">{help}</span>
            </p>
            <div className="grid grid-cols-2 items-start gap-3">
              <TypedField {...quantity} label={billingTexts.quantity} name={name} inputMode="numeric" />
              {amount ? <TypedField {...amount} name={name} inputMode="decimal" /> : null}
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-1.5 text-sm text-brick empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

type TypedFieldProps = FieldOf & { label: string; name: string; inputMode: 'numeric' | 'decimal' }

/** Its label is short, as the goods stand above it; who only hears it is told of which goods it is. */
function TypedField({ label, name, onChange, ...rest }: TypedFieldProps) {
  return (
    <TextField
      {...rest}
      label={label}
      aria-label={billingTexts.fieldOf(label, name)}
      maxLength={20}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
