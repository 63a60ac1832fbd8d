import {
  type PriceRange,
  readPrice,
  readPriceRange,
  writePriceRange,
} from '@fairquay/contract/catalogue/price-range.ts'
import { formatUnitPrice, roundUnitPrice, spellMoney } from '@fairquay/contract/money.ts'
import { useState } from 'react'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { filtersTexts } from './texts.ts'

type PriceFilterProps = { span: PriceRange; value: string | undefined; onChange: (range: string | undefined) => void }

/** Lowest and highest price, by slider or typed. What is not a number becomes 0, the slider runs from 0 to the highest price (docs/product.md#catalogue). */
export function PriceFilter({ span, value, onChange }: PriceFilterProps) {
  const range = readPriceRange(value, span)
  const commit = (next: PriceRange) => onChange(writePriceRange(next, span))
  return (
    <div>
      <RangeSlider
        legend={filtersTexts.price}
        min={0}
        max={Math.ceil(span.max)}
        value={[range.min, range.max]}
        onCommit={([min, max]) => commit({ min, max })}
        format={(amount) => formatUnitPrice(roundUnitPrice(amount), 'USD')}
      />
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <PriceBox label={filtersTexts.lowestPrice} value={range.min} onEnter={(min) => commit({ ...range, min })} />
        <span aria-hidden="true" className="text-faint">
          –
        </span>
        <PriceBox label={filtersTexts.highestPrice} value={range.max} onEnter={(max) => commit({ ...range, max })} />
      </div>
    </div>
  )
}

function PriceBox({ label, value, onEnter }: { label: string; value: number; onEnter: (price: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null)
  function enter() {
    if (draft !== null && readPrice(draft) !== value) onEnter(readPrice(draft))
    setDraft(null)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? writePrice(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
      inputClassName="tabular text-center"
    />
  )
}

/** Whole money as it is, anything else with its cents. */
function writePrice(price: number): string {
  return Number.isInteger(price) ? String(price) : spellMoney(price, 'USD')
}
