import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { currencies } from '@fairquay/contract/money.ts'
import type { FormState } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'

type CurrencyFieldProps = { form: FormState<ImportFormat>; isAsked: boolean; suggested: string }

/** In which currency the prices are. Where the file does not say, nothing is chosen before somebody does; the company's own currency is one press away. */
export function CurrencyField({ form, isAsked, suggested }: CurrencyFieldProps) {
  const { value, onChange, ...bound } = form.field('currency')
  const choose = (code: string) => onChange(currencies.find((one) => one === code) ?? null)
  return (
    <div>
      <Select
        {...bound}
        label={say.currency}
        value={value ?? ''}
        required={isAsked}
        placeholder={isAsked ? say.chooseCurrency : say.namedCurrency}
        options={currencies.map((code) => ({ value: code, label: code }))}
        onChange={({ target }) => choose(target.value)}
      />
      {isAsked && value === null ? (
        <Button tone="secondary" className="mt-2" onClick={() => choose(suggested)}>
          {say.suggestCurrency(suggested)}
        </Button>
      ) : null}
    </div>
  )
}
