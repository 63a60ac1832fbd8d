import { isCurrencyAsked } from '@fairquay/contract/imports/currency-of-prices.ts'
import type { ImportDetail } from '@fairquay/contract/imports/endpoints.ts'
import { importKinds } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { kindNames, importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { proposeColumns } from '@fairquay/contract/imports/propose-columns.ts'
import { Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { ColumnTable } from './column-table.tsx'
import { CurrencyField } from './currency-field.tsx'
import { EncodingChoice } from './encoding-choice.tsx'
import { HeaderRow } from './header-row.tsx'
import { DiscardButton } from './open-import.tsx'
import { type Reading, ReadingFields } from './reading-fields.tsx'

type FormatFormProps = {
  order: ImportDetail
  isBusy: boolean
  onReadAgain: (reading: Reading) => void
  onCheck: (format: ImportFormat) => Promise<unknown>
}

const plain = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

/** How a file is read, as it was found, to be corrected: where it comes from, its characters and numbers, and what each column holds. */
export function FormatForm(props: FormatFormProps) {
  const { format, sample } = props.order
  return format && sample ? <FormatFields {...props} found={format} sample={sample} /> : null
}

type FormatFieldsProps = FormatFormProps & { found: ImportFormat; sample: NonNullable<ImportDetail['sample']> }

function FormatFields({ order, found, sample, isBusy, onReadAgain, onCheck }: FormatFieldsProps) {
  const isAsked = (chosen: ImportFormat) => isCurrencyAsked(chosen, sample)
  const form = useForm<ImportFormat>({
    start: found,
    refuse: (chosen) => (chosen.currency === null && isAsked(chosen) ? { currency: say.currencyWanted } : {}),
    send: onCheck,
  })
  const { values: format, set: change } = form
  return (
    <Form form={form} label={say.formatTitle}>
      <h2 className="text-xl">{say.formatTitle}</h2>
      <p className="mt-1 mb-4 text-soft">
        {order.file_name} · {order.is_remembered ? say.remembered : say.formatLead}
      </p>
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          label={say.kind}
          value={format.kind}
          options={importKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
          onChange={({ target }) => {
            const kind = importKinds.find((one) => one === target.value) ?? 'other'
            change({ kind, columns: proposeColumns(kind, sample.header, sample.rows) })
          }}
        />
        <ReadingFields format={format} sample={sample} onReadAgain={onReadAgain} />
        {format.kind === 'shopify' ? null : (
          <>
            <Select
              label={say.decimal}
              value={format.decimal}
              options={[
                { value: '.', label: say.decimalPoint },
                { value: ',', label: say.decimalComma },
              ]}
              onChange={({ target }) => change({ decimal: target.value === ',' ? ',' : '.' })}
            />
            <Select
              label={say.weightUnit}
              value={format.weightUnit}
              options={plain(['g', 'kg', 'lb', 'oz', 't'])}
              onChange={({ target }) => change({ weightUnit: target.value as ImportFormat['weightUnit'] })}
            />
            <Select
              label={say.lengthUnit}
              value={format.lengthUnit}
              options={plain(['mm', 'cm', 'm', 'in'])}
              onChange={({ target }) => change({ lengthUnit: target.value as ImportFormat['lengthUnit'] })}
            />
          </>
        )}
        <CurrencyField form={form} isAsked={isAsked(format)} suggested={order.suggested_currency} />
      </div>
      <EncodingChoice format={format} sample={sample} onReadAgain={onReadAgain} />
      <HeaderRow format={format} sample={sample} onReadAgain={onReadAgain} />
      {format.kind === 'shopify' ? (
        <p className="mt-5 text-soft">{say.shopifyColumns}</p>
      ) : (
        <ColumnTable sample={sample} columns={format.columns} onChange={(columns) => change({ columns })} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {say.check}
        </Button>
        <DiscardButton id={order.id} />
      </div>
    </Form>
  )
}
