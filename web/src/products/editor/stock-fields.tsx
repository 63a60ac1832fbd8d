import { type LineGroup, putStock, readGroupStock, type StockChoice } from '@fairquay/contract/products/price-lines.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { SectionProps } from './section-props.ts'
import { editorTexts as texts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

const choices: { value: StockChoice; label: string }[] = [
  { value: 'counted', label: texts.stockChoices.counted },
  { value: 'not_counted', label: texts.stockChoices.not_counted },
  { value: 'on_demand', label: texts.stockChoices.on_demand },
]

type StockFieldsProps = {
  group: LineGroup
  /** Of the combination: 'S / Red'. */
  name: string
} & Pick<SectionProps, 'reserved' | 'faults' | 'change'>

/** The stock of one combination, once for all of its quantity tiers: counted, not counted, or made on demand. */
export function StockFields({ group, name, reserved: allReserved, faults, change }: StockFieldsProps) {
  const stock = readGroupStock(group)
  if (!stock) return null
  const { index, choice, onHand, lowAt } = stock
  const reserved = allReserved.get(group.key) ?? 0
  const field = (part: string) => `terms.${index}.${part}`
  const set = (part: Parameters<typeof putStock>[2]) => change((now) => ({ terms: putStock(now.terms, index, part) }))
  return (
    <fieldset
      aria-label={texts.stockOf(name)}
      className="mt-2 mb-1 grid grid-cols-2 items-start gap-2 md:grid-cols-[minmax(9rem,1fr)_minmax(7rem,1fr)_minmax(7rem,1fr)_minmax(0,2fr)]"
    >
      <Select
        id={`${fieldId(field('stock'))}`}
        label={texts.stock}
        options={choices}
        value={choice}
        onChange={({ target: { value } }) => set({ choice: value as StockChoice })}
      />
      {choice === 'counted' ? (
        <>
          <NumberField
            id={fieldId(field('availableQty'))}
            label={texts.onHand}
            error={faults[field('availableQty')]}
            value={onHand}
            onChange={(typed) => set({ onHand: typed ?? 0 })}
          />
          <NumberField
            id={fieldId(field('lowAt'))}
            label={texts.lowAt}
            error={faults[field('lowAt')]}
            placeholder={texts.never}
            value={lowAt}
            onChange={(typed) => set({ lowAt: typed })}
          />
        </>
      ) : null}
      {reserved > 0 ? (
        <p className="col-span-full self-end pb-2.5 text-sm text-soft md:col-span-1 md:col-start-4">
          {choice === 'counted' && onHand !== null
            ? texts.reservedOf(reserved, Math.max(0, onHand - reserved))
            : texts.reserved(reserved)}
        </p>
      ) : null}
    </fieldset>
  )
}
