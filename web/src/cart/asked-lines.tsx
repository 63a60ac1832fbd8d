import { type CartItem, sumBefore, sumItems } from '@fairquay/contract/cart/items.ts'
import { lowerTotals } from '@fairquay/contract/cart/order-values.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { askedTermsLabels } from '@fairquay/contract/purchase/messages.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import type { FormState } from '../forms/use-form.ts'
import { ValueNote } from '../order-value/value-note.tsx'
import { PriceText, UnitPriceText } from '../ui/price-text.tsx'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { TextField } from '../ui/text-field.tsx'
import { groupBySeller } from './group-by-seller.ts'
import type { WishForm } from './kept-wishes.ts'
import { cartTexts } from './texts.ts'
import { useSellerValues } from './use-seller-values.ts'

type AskedLinesProps = { items: readonly CartItem[]; form: FormState<WishForm> }

/** Every line that will be asked for, by seller, with what the buyer would like to pay for it. */
export function AskedLines({ items, form }: AskedLinesProps) {
  return (
    <ul className="flex flex-col gap-4">
      {groupBySeller(items).map(({ company, items: lines }) => (
        <li key={company.id} className="rounded-lg border border-line">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3">
            <span className="min-w-0 font-semibold">{company.name}</span>
            <Totals items={lines} />
          </p>
          <ul aria-label={cartTexts.linesOf(company.name)}>
            {lines.map((item) => (
              <AskedLine key={item.key} item={item} form={form} />
            ))}
          </ul>
          <ValueNotes items={lines} />
        </li>
      ))}
    </ul>
  )
}

/** What the order value takes off what is asked of one seller. */
function ValueNotes({ items }: { items: readonly CartItem[] }) {
  return useSellerValues(items).map((reached) => (
    <ValueNote key={reached.currency} reached={reached} className="border-t border-line px-4 py-2.5 text-sm" />
  ))
}

function AskedLine({ item, form }: { item: CartItem; form: FormState<WishForm> }) {
  const { product, price, line, options, currency } = item
  const field = `prices.${item.key}`
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-2">
      <div className="flex min-w-0 gap-3">
        <SizedPicture
          image={item.picture}
          sizes="56px"
          alt=""
          className="size-14 shrink-0 rounded-md bg-sunken object-cover"
        />
        <div className="min-w-0">
          <p className="leading-snug font-medium">{holdSizes(product.name)}</p>
          {options.length > 0 ? (
            <p className="text-sm text-soft">{options.map(({ name, value }) => `${name}: ${value}`).join(', ')}</p>
          ) : null}
          {price ? (
            <p className="tabular text-sm text-soft">
              {countUnits(line.quantity, price.term.orderMeasure)} ·{' '}
              <UnitPriceText price={price.unitPrice} currency={currency} /> /{' '}
              {price.unitWeight === null ? price.term.orderMeasure : price.term.priceUnit}
              <span className="block font-semibold text-ink">
                <PriceText minor={price.total} currency={currency} />
              </span>
            </p>
          ) : null}
        </div>
      </div>
      <TextField
        label={askedTermsLabels.targetPrice}
        aria-label={cartTexts.targetPriceOf(product.name)}
        id={form.idOf(field)}
        isOptional
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        end={<span className="px-2 text-sm">{currency}</span>}
        value={form.values.prices[item.key] ?? ''}
        error={form.errors[field]}
        onChange={({ target }) => form.set({ prices: { ...form.values.prices, [item.key]: target.value } })}
      />
    </li>
  )
}

/** What these lines come to, in each currency, and what they came to before where that was less or more. */
export function Totals({ items }: { items: readonly CartItem[] }) {
  const reached = useSellerValues(items)
  return (
    <span className="flex flex-col items-end font-semibold">
      {lowerTotals(sumItems(items), reached).map(({ currency, total, valueDiscount }) => {
        const before = sumBefore(items, currency) ?? (valueDiscount > 0 ? total + valueDiscount : undefined)
        return (
          <span key={currency} className="flex items-baseline gap-2">
            {before === undefined || before === total ? null : (
              <s className="text-sm font-normal text-soft">
                <span className="sr-only">{cartPageMessages.priceBefore} </span>
                <PriceText minor={before} currency={currency} />
              </s>
            )}
            <PriceText minor={total} currency={currency} />
          </span>
        )
      })}
    </span>
  )
}
