import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { PriceLine } from '@fairquay/contract/products/price-lines.ts'
import { Trash2 } from 'lucide-react'
import { NumberField } from '../../forms/number-field.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OtherProduct } from './other-product.tsx'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

/** The columns of the price list; of a product with options the article numbers stand in the table of its variants. */
export const lineGrid = (hasSku: boolean) =>
  hasSku
    ? 'grid gap-2 min-[90rem]:grid-cols-[5.5rem_5.5rem_minmax(5rem,1fr)_minmax(5rem,1fr)_minmax(5rem,1fr)_8.5rem_2.5rem]'
    : 'grid gap-2 min-[90rem]:grid-cols-[5.5rem_5.5rem_minmax(5rem,1fr)_minmax(5rem,1fr)_8.5rem_2.5rem]'

const ways = [
  { value: 'now', label: say.available },
  { value: 'not', label: say.notAvailable },
  { value: 'on_demand', label: say.onDemand },
]

type PriceLineFieldsProps = {
  line: PriceLine
  index: number
  /** Of its combination: 'S / Red'. */
  name: string
  faults: FailureDetails
  currency: string
  isWide: boolean
  hasSku: boolean
  /** Another product with the same article number. */
  other: { id: number; name: string } | undefined
  onChange: (part: Partial<PriceLine>) => void
  onRemove: () => void
}

/** One line of the price list: a row on a wide screen, a card on a phone. */
export function PriceLineFields({
  line,
  index,
  name,
  faults,
  currency,
  isWide,
  hasSku,
  other,
  onChange,
  onRemove,
}: PriceLineFieldsProps) {
  const field = (part: keyof PriceLine) => `terms.${index}.${part}`
  const isOnDemand = line.type === 'on_demand'
  const common = (part: keyof PriceLine, label: string) => ({
    id: fieldId(field(part)),
    label: isWide ? editorTexts.fieldOfLine(label, name, index + 1) : label,
    isLabelHidden: isWide,
    error: faults[field(part)],
  })
  return (
    <li
      className={joinClasses(
        lineGrid(hasSku),
        'grid-cols-2 items-start md:max-[90rem]:grid-cols-4 max-[90rem]:rounded-md max-[90rem]:border max-[90rem]:border-line max-[90rem]:p-3',
      )}
    >
      <NumberField
        {...common('minQty', editorTexts.fromQuantity)}
        value={line.minQty}
        onChange={(minQty) => onChange({ minQty: minQty ?? Number.NaN })}
      />
      <NumberField
        {...common('maxQty', editorTexts.toQuantity)}
        placeholder={editorTexts.anyQuantity}
        value={line.maxQty}
        onChange={(maxQty) => onChange({ maxQty })}
      />
      <NumberField
        currency={currency}
        {...common('price', editorTexts.price(currency))}
        value={line.price}
        disabled={isOnDemand}
        onChange={(price) => onChange({ price })}
      />
      <NumberField
        currency={currency}
        {...common('listPrice', editorTexts.priceBefore(currency))}
        value={line.listPrice}
        disabled={isOnDemand}
        onChange={(listPrice) => onChange({ listPrice })}
      />
      {hasSku ? (
        <TextField
          {...common('sku', editorTexts.sku)}
          help={other ? <OtherProduct product={other} /> : undefined}
          value={line.sku ?? ''}
          onChange={(event) => onChange({ sku: event.target.value || null })}
          maxLength={100}
          autoComplete="off"
        />
      ) : null}
      <Select
        {...common('type', editorTexts.sold)}
        options={ways}
        value={isOnDemand ? 'on_demand' : line.isAvailable ? 'now' : 'not'}
        onChange={({ target: { value } }) =>
          onChange(
            value === 'on_demand'
              ? { type: 'on_demand', price: null, listPrice: null }
              : { type: 'by_qty', isAvailable: value === 'now' },
          )
        }
      />
      <IconButton
        label={say.removeLine(index + 1)}
        icon={<Trash2 size={17} aria-hidden="true" />}
        onClick={onRemove}
        className="max-[90rem]:self-end max-[90rem]:justify-self-end"
      />
      {faults[field('options')] ? (
        <div className="col-span-full">
          <FieldNote id={`${fieldId(field('options'))}-note`} error={faults[field('options')]} />
        </div>
      ) : null}
    </li>
  )
}
