import { currencies } from '@fairquay/contract/money.ts'
import { Select, type SelectProps } from '../ui/select.tsx'

type Currency = (typeof currencies)[number]

type CurrencyChoiceProps = Omit<SelectProps, 'options' | 'onChange' | 'value'> & {
  value: string
  onChoose: (currency: Currency) => void
}

/** The currencies trade is done in, for forms that choose one by themselves. */
export const currencyOptions = currencies.map((value) => ({ value, label: value }))

/** Which of them; the list offers no others. */
export function CurrencyChoice({ onChoose, ...rest }: CurrencyChoiceProps) {
  return (
    <Select
      {...rest}
      options={currencyOptions}
      onChange={(event) => {
        const currency = currencies.find((value) => value === event.target.value)
        if (currency) onChoose(currency)
      }}
    />
  )
}
