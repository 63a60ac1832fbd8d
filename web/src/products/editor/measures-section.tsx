import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { HsCodeField } from '../../hs-codes/hs-code-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { nameCode } from '../product-queries.ts'
import { OtherProduct } from './other-product.tsx'
import type { SectionProps } from './section-props.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

export const lengthUnits = ['mm', 'cm', 'm', 'in'] as const
export const weightUnits = ['g', 'kg', 'lb', 'oz', 't'] as const
const barcodeTypes = ['EAN-13', 'EAN-8', 'UPC-A', 'GTIN-14', 'other'] as const

/** The options of a Select that offers just these words. */
export function optionsOf(words: readonly string[]) {
  return words.map((word) => ({ value: word, label: word }))
}

export function MeasuresSection({ form, faults, change, elsewhere }: SectionProps) {
  const { data } = form
  const other = data.barcode === null ? undefined : elsewhere.get(nameCode('barcode', data.barcode))
  const set = (part: Partial<ProductForm['data']>) => change((now) => ({ data: { ...now.data, ...part } }))
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {(['width', 'height', 'depth'] as const).map((measure) => (
          <NumberField
            key={measure}
            kind="decimal"
            id={fieldId(`data.${measure}`)}
            label={partNames[`data.${measure}`]}
            value={data[measure]}
            error={faults[`data.${measure}`]}
            onChange={(value) => set({ [measure]: value })}
          />
        ))}
        <Select
          id={fieldId('data.dimensionMeasure')}
          label={editorTexts.unit}
          options={optionsOf(lengthUnits)}
          value={data.dimensionMeasure}
          onChange={(event) =>
            set({ dimensionMeasure: lengthUnits.find((unit) => unit === event.target.value) ?? 'cm' })
          }
        />
        <NumberField
          kind="decimal"
          id={fieldId('data.weightValue')}
          label={partNames['data.weightValue']}
          value={data.weightValue}
          error={faults['data.weightValue']}
          onChange={(weightValue) => set({ weightValue })}
        />
        <Select
          id={fieldId('data.weightMeasure')}
          label={editorTexts.unit}
          options={optionsOf(weightUnits)}
          value={data.weightMeasure}
          onChange={(event) => set({ weightMeasure: weightUnits.find((unit) => unit === event.target.value) ?? 'kg' })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id={fieldId('data.barcodeType')}
          label={partNames['data.barcodeType']}
          options={[
            { value: '', label: say.noBarcode },
            ...barcodeTypes.map((type) => ({ value: type, label: say.barcodeTypes[type] })),
          ]}
          value={data.barcodeType ?? ''}
          onChange={(event) => {
            const barcodeType = barcodeTypes.find((type) => type === event.target.value) ?? null
            set(barcodeType === null ? { barcodeType, barcode: null } : { barcodeType })
          }}
        />
        <TextField
          id={fieldId('data.barcode')}
          label={partNames['data.barcode']}
          help={other ? <OtherProduct product={other} /> : undefined}
          value={data.barcode ?? ''}
          error={faults['data.barcode']}
          inputMode={data.barcodeType === 'other' ? 'text' : 'numeric'}
          onChange={(event) => set({ barcode: event.target.value.trim() || null })}
          maxLength={64}
          autoComplete="off"
          inputClassName="tabular"
        />
        <HsCodeField
          id={fieldId('data.hts')}
          label={partNames['data.hts']}
          help={say.htsHelp}
          value={data.hts ?? ''}
          error={faults['data.hts']}
          goods={{ name: form.name, category: form.categories[0] }}
          onChange={(hts) => set({ hts: hts || null })}
        />
      </div>
    </>
  )
}

export function WarrantySection({ form, faults, change }: SectionProps) {
  return (
    <>
      <p className="text-sm text-faint">{say.warrantyHelp}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['warrantyFromPurchase', 'warrantyFromShipping', 'warrantyFromDelivery'] as const).map((part) => (
          <TextField
            key={part}
            id={fieldId(part)}
            label={partNames[part]}
            value={form[part] ?? ''}
            error={faults[part]}
            onChange={(event) => change({ [part]: event.target.value || null })}
            maxLength={60}
            autoComplete="off"
          />
        ))}
      </div>
    </>
  )
}
