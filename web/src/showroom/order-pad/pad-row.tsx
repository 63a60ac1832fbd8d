import { describePacks, packMessages } from '@fairquay/contract/catalogue/pack-words.ts'
import { hasPrice } from '@fairquay/contract/catalogue/prices.ts'
import { clampQuantity } from '@fairquay/contract/catalogue/quantity.ts'
import { holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, type UnitPrice } from '@fairquay/contract/money.ts'
import { orderPadMessages } from '@fairquay/contract/showroom/messages.ts'
import { pricePadRow, type PadRow as Row } from '@fairquay/contract/showroom/order-pad.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, memo, useId, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { PriceText, UnitPriceText } from '../../ui/price-text.tsx'
import { as, cellLook, rowLook } from './pad-look.ts'
import { orderPadTexts } from './texts.ts'

type PadRowProps = {
  row: Row
  /** The first line of its product, which shows the picture and the code. */
  isFirst: boolean
  quantity: number
  seesPrices: boolean
  onChange: (row: string, quantity: number) => void
}

/** One line of the order pad: a product in one combination, and the box to fill in. */
export const PadRow = memo(function PadRow({ row, isFirst, quantity, seesPrices, onChange }: PadRowProps) {
  const { product, variant, limits } = row
  const priced = pricePadRow(row, quantity || limits?.min || 1)
  const price = hasPrice(priced) ? priced : undefined
  const unit = (price?.term ?? row.tiers[0])?.orderMeasure ?? ''
  return (
    <tr
      {...as.row}
      className={joinClasses(rowLook(seesPrices), quantity > 0 && 'bg-tint', isFirst && 'border-t border-line')}
    >
      {isFirst ? (
        <Cell className="col-span-full flex items-center gap-3 md:col-span-1">
          <Picture
            src={product.picture}
            alt=""
            width={40}
            height={40}
            className="size-10 shrink-0 rounded-sm bg-sunken object-cover"
          />
          <span className="min-w-0">
            <Link
              to="/product/$slug"
              params={{ slug: product.slug }}
              className="line-clamp-2 min-h-6 rounded-sm py-px leading-snug font-medium hover:text-quay hover:underline"
            >
              {holdSizes(product.name)}
            </Link>
            {product.ttw_code ? <span className="tabular block text-xs text-faint">{product.ttw_code}</span> : null}
          </span>
        </Cell>
      ) : (
        <Cell className="sr-only md:not-sr-only">
          <span className="sr-only">{product.name}</span>
        </Cell>
      )}
      <Cell label={orderPadTexts.options} className="text-sm" isEmpty={!variant && product.options.length === 0}>
        {variant || nameOptions(row) || <span className="text-faint">–</span>}
      </Cell>
      {seesPrices ? (
        <>
          <Cell label={orderPadTexts.minimum} className="tabular text-sm md:text-right" isEmpty={!limits}>
            {limits ? countUnits(limits.min, unit) : <span className="text-faint">–</span>}
            {limits?.step ? <span className="block text-xs text-faint">{packMessages.soldIn(limits.step)}</span> : null}
          </Cell>
          <Cell label={orderPadTexts.price} className="text-sm md:text-right">
            {price ? (
              <Price row={row} price={price} />
            ) : (
              <span className="text-soft">{hasPrice(priced) ? '' : priced.problem}</span>
            )}
          </Cell>
          <Cell className="row-span-1 self-center">
            {limits ? (
              <QuantityBox row={row} quantity={quantity} onChange={onChange} />
            ) : product.options.length > 0 && row.tiers.length === 0 ? (
              <Link to="/product/$slug" params={{ slug: product.slug }} className="text-sm text-quay hover:underline">
                {orderPadMessages.chooseOnPage}
              </Link>
            ) : (
              <span className="hidden text-faint md:block">–</span>
            )}
          </Cell>
          <Cell className="col-start-2 self-center text-right md:col-start-auto" isEmpty={quantity === 0}>
            {quantity > 0 && price ? (
              <PriceText minor={price.total} currency={product.currency} className="font-medium" />
            ) : (
              <span className="hidden text-faint md:block">–</span>
            )}
          </Cell>
        </>
      ) : null}
    </tr>
  )
})

/** What a guest, or somebody sent to the product's page, can choose from. */
function nameOptions({ product }: Row): string {
  return product.options
    .map(({ name, values }) => `${name}: ${values.map(({ value }) => value).join(', ')}`)
    .join(' · ')
}

type CellProps = { label?: string; className?: string; isEmpty?: boolean; children: React.ReactNode }

/** A cell; on phones, where there is no heading, `label` says what it is, and an empty one is left out. */
function Cell({ label, className, isEmpty = false, children }: CellProps) {
  return (
    <td {...as.cell} className={joinClasses(cellLook, isEmpty && 'hidden md:block', className)}>
      {label ? <span className="mr-1.5 text-xs text-faint md:hidden">{label}</span> : null}
      {children}
    </td>
  )
}

function Price({
  row,
  price,
}: {
  row: Row
  price: {
    unitPrice: UnitPrice
    originalUnitPrice: UnitPrice
    unitWeight: number | null
    term: { id: number; priceUnit: string; orderMeasure: string }
  }
}) {
  const { currency } = row.product
  const others = row.tiers.flatMap(({ id, minQty, price: other }) =>
    other && id !== price.term.id ? [{ minQty, other }] : [],
  )
  return (
    <>
      <UnitPriceText price={price.unitPrice} currency={currency} className="font-medium" />
      <span className="text-faint">
        {' '}
        / {price.unitWeight === null ? price.term.orderMeasure : price.term.priceUnit}
      </span>
      {price.originalUnitPrice > price.unitPrice ? (
        <s className="ml-1.5 text-xs text-faint">
          <span className="sr-only">{orderPadTexts.oldPrice} </span>
          {formatUnitPrice(price.originalUnitPrice, currency)}
        </s>
      ) : null}
      {others.length > 0 ? (
        <span className="tabular block text-xs text-faint">
          {others
            .map(({ minQty, other }) => `${formatNumber(minQty)}+\u00a0${formatUnitPrice(other, currency)}`)
            .join(' · ')}
        </span>
      ) : null}
    </>
  )
}

function QuantityBox({ row, quantity, onChange }: Pick<PadRowProps, 'row' | 'quantity' | 'onChange'>) {
  const noteId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [warning, setWarning] = useState<string | undefined>()
  const { limits, product, variant } = row

  function enter() {
    if (draft === null || !limits) return
    const typed = draft.trim()
    setDraft(null)
    // An empty box orders nothing, and so does a zero.
    if (typed === '' || Number(typed) === 0) {
      setWarning(undefined)
      onChange(row.key, 0)
      return
    }
    const change = clampQuantity(typed, limits)
    setWarning(change.warning)
    onChange(row.key, change.quantity)
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    enter()
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-pad-stop]')]
    const next = boxes[boxes.indexOf(event.currentTarget) + step]
    next?.focus()
    if (next instanceof HTMLInputElement) next.select()
  }

  return (
    <>
      <input
        data-pad-stop=""
        aria-label={orderPadTexts.quantityOf([product.name, variant].filter(Boolean).join(', '))}
        aria-describedby={warning ? noteId : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder={limits ? String(limits.min) : undefined}
        value={draft ?? (quantity > 0 ? String(quantity) : '')}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={enter}
        onKeyDown={steer}
        className="tabular h-11 w-full min-w-20 rounded-md border border-edge bg-surface px-2.5 text-right text-base transition-colors hover:border-soft focus-visible:outline-offset-0 md:h-9 md:text-[0.9375rem]"
      />
      <span id={noteId} role="status" className="block text-xs text-amber empty:hidden">
        {warning}
      </span>
      {limits?.step && quantity > 0 ? (
        <span className="tabular block text-right text-xs text-faint">{describePacks(quantity, limits.step)}</span>
      ) : null}
    </>
  )
}
