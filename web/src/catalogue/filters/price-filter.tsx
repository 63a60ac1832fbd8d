import { type PriceRange, priceOf, readPriceRange, writePriceRange } from '@fairquay/contract/catalogue/price-range.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, roundUnitPrice, spellMoney } from '@fairquay/contract/money.ts'
import { readTypedNumber } from '@fairquay/contract/typed-number.ts'
import { useState } from 'react'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { panelTexts } from './panel-texts.ts'

type PriceFilterProps = {
  span: PriceRange
  /** What prices are compared in, and the day of the rates by which others get there. */
  currency: string
  day: string | null
  value: string | undefined
  onChange: (range: string | undefined) => void
}

/** Lowest and highest price, by slider or typed. What is not a number becomes 0, the slider runs from 0 to the highest price (docs/product.md#catalogue). */
export function PriceFilter({ span, currency, day, value, onChange }: PriceFilterProps) {
  const range = readPriceRange(value, span)
  const commit = (next: PriceRange) => onChange(writePriceRange(next, span))
  return (
    <div>
      <RangeSlider
        legend={panelTexts.price}
        min={0}
        max={Math.ceil(span.max)}
        value={[range.min, range.max]}
        onCommit={([min, max]) => commit({ min, max })}
        format={(amount) => formatUnitPrice(roundUnitPrice(amount), currency)}
      />
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <PriceBox
          label={panelTexts.lowestPrice}
          currency={currency}
          value={range.min}
          onEnter={(min) => commit({ ...range, min })}
        />
        <span aria-hidden="true" className="text-faint">
          –
        </span>
        <PriceBox
          label={panelTexts.highestPrice}
          currency={currency}
          value={range.max}
          onEnter={(max) => commit({ ...range, max })}
        />
      </div>
      <p className="mt-2 text-sm text-soft">
        {day === null ? panelTexts.inCurrency(currency) : panelTexts.inCurrencyByRates(currency, formatDay(day))}
      </p>
    </div>
  )
}

type PriceBoxProps = { label: string; currency: string; value: number; onEnter: (price: number) => void }

function PriceBox({ label, currency, value, onEnter }: PriceBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function enter() {
    if (draft === null) return
    // A currency may stand before it.
    const price = priceOf(readTypedNumber(draft.replace(/^[^\d.,-]+/, '')))
    if (price !== value) onEnter(price)
    setDraft(null)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? writePrice(value, currency)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
      inputClassName="tabular text-center"
    />
  )
}

/** Whole money as it is, anything else with its cents. */
function writePrice(price: number, currency: string): string {
  return Number.isInteger(price) ? String(price) : spellMoney(price, currency)
}
