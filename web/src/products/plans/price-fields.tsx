import { discountPercent } from '@fairquay/contract/catalogue/prices.ts'
import { changeByPercent, formatUnitPrice, roundUnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { planLineKey } from '@fairquay/contract/products/plan-rules.ts'
import { NumberField } from '../../forms/number-field.tsx'

export type PriceLine = ProductForm['terms'][number]
/** The new price of each line by its key; null or missing: it stays. */
export type TypedPrices = Readonly<Record<string, number | null>>

export const keyOfLine = (line: PriceLine) => planLineKey({ options: line.options, min_qty: line.minQty })

/** Every price with that many percent taken off. */
function takeOff(lines: readonly PriceLine[], percent: number, currency: string): TypedPrices {
  return Object.fromEntries(
    lines.map((line) => [
      keyOfLine(line),
      writeUnitPrice(changeByPercent(roundUnitPrice(line.price ?? 0), -percent, currency)),
    ]),
  )
}

/** Nothing to take off, or a number above 0 and below 100. */
export const isPercentOff = (percent: number | null) => percent === null || (percent > 0 && percent < 100)

type PriceFieldsProps = {
  lines: readonly PriceLine[]
  currency: string
  percent: number | null
  prices: TypedPrices
  errorOf: (field: string) => string | undefined
  idOf: (field: string) => string
  onChange: (change: { percent?: number | null; prices: TypedPrices }) => void
}

/** What the lines of a price list are to cost: typed one by one, or all at once by a percentage. */
export function PriceFields({ lines, currency, percent, prices, errorOf, idOf, onChange }: PriceFieldsProps) {
  return (
    <>
      <NumberField
        id={idOf('percent')}
        label={say.percentOff}
        help={say.percentOffHelp}
        error={errorOf('percent')}
        kind="decimal"
        value={percent}
        isOptional
        onChange={(next) =>
          onChange({
            percent: next,
            prices: next !== null && isPercentOff(next) ? takeOff(lines, next, currency) : prices,
          })
        }
      />
      {lines.map((line, index) => {
        const key = keyOfLine(line)
        const now = roundUnitPrice(line.price ?? 0)
        const typed = prices[key] ?? null
        const off = typed === null || Number.isNaN(typed) ? 0 : discountPercent(roundUnitPrice(typed), now)
        return (
          <NumberField
            key={key}
            id={idOf(index === 0 ? 'lines' : `prices.${index}`)}
            label={say.newPrice(say.line(Object.values(line.options), line.minQty))}
            help={say.now(formatUnitPrice(now, currency), off)}
            error={errorOf(`prices.${index}`) ?? (index === 0 ? errorOf('lines') : undefined)}
            value={typed}
            currency={currency}
            onChange={(price) => onChange({ prices: { ...prices, [key]: price } })}
          />
        )
      })}
    </>
  )
}
