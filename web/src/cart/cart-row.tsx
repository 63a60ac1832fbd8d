import { type CartItem, isSelectable } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { priceMessages } from '@fairquay/contract/catalogue/price-messages.ts'
import type { Limits } from '@fairquay/contract/catalogue/prices.ts'
import { clampQuantity, type QuantityChange, stepDown, stepUp } from '@fairquay/contract/catalogue/quantity.ts'
import { describeUnitCost } from '@fairquay/contract/catalogue/unit-cost.ts'
import { readVariant } from '@fairquay/contract/catalogue/variant-facts.ts'
import { holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { LazyFullLoads } from '../load-plans/lazy-full-loads.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PriceText, UnitPriceText } from '../ui/price-text.tsx'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { PackNote } from './pack-note.tsx'
import { PriceNote } from './price-note.tsx'
import { cartTexts } from './texts.ts'
import { useCart } from './use-cart.ts'

type CartRowProps = { item: CartItem; isSelected: boolean; onSelect: () => void; onRemove: () => void }

/** One line of the cart: select it, change its quantity, take it out. */
export function CartRow({ item, isSelected, onSelect, onRemove }: CartRowProps) {
  const noteId = useId()
  const setQuantity = useCart((state) => state.setQuantity)
  const acceptPrices = useCart((state) => state.acceptPrices)
  const [warning, setWarning] = useState<string | undefined>()
  const { product, price, line, limits } = item
  function apply(rule: (limits: Limits) => QuantityChange) {
    if (!limits) return
    const change = rule(limits)
    setQuantity(item.key, change.quantity)
    setWarning(change.warning)
  }
  const note =
    warning ?? (item.problem === priceMessages.noSuchCombination ? cartPageMessages.choiceGone : item.problem)
  return (
    <li className="grid grid-cols-[auto_4.5rem_1fr] gap-x-3 gap-y-2 border-t border-line px-3 py-4 sm:grid-cols-[auto_6rem_1fr] sm:px-4 md:grid-cols-[auto_6rem_1fr_auto_7.5rem_auto] md:items-center md:gap-x-5">
      <Checkbox
        label={cartTexts.select(product.name)}
        isLabelHidden
        checked={isSelected}
        disabled={!isSelectable(item)}
        onChange={onSelect}
      />
      <SizedPicture
        image={item.picture}
        sizes="96px"
        alt=""
        className="aspect-square w-full rounded-md bg-sunken object-cover"
      />
      <div className="min-w-0">
        <Link
          to="/product/$slug"
          params={{ slug: product.slug }}
          className="line-clamp-2 min-h-6 rounded-sm leading-snug font-medium hover:text-quay"
        >
          {holdSizes(product.name)}
        </Link>
        {item.options.length > 0 ? (
          <p className="text-sm text-soft">{item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}</p>
        ) : null}
        {price ? (
          <p className="text-sm text-soft">
            <UnitPriceText price={price.unitPrice} currency={item.currency} /> /{' '}
            {price.unitWeight === null ? price.term.orderMeasure : price.term.priceUnit}
            {price.discount > 0 ? (
              <s className="ml-2 text-faint">
                <span className="sr-only">{cartPageMessages.priceBefore} </span>
                <UnitPriceText price={price.originalUnitPrice} currency={item.currency} />
              </s>
            ) : null}
            <span className="tabular block empty:hidden">{describeUnitCost(price, item.currency)}</span>
          </p>
        ) : null}
      </div>
      <div className="col-span-full flex items-center justify-between gap-3 md:contents">
        <div>
          {limits ? (
            <Stepper
              label={cartTexts.quantityOf(product.name)}
              value={line.quantity}
              onIncrease={() => apply((known) => stepUp(line.quantity, known))}
              onDecrease={() => apply((known) => stepDown(line.quantity, known))}
              onEnter={(text) => apply((known) => clampQuantity(text, known))}
              describedBy={`${noteId}-units ${noteId}`}
            />
          ) : null}
          <p id={`${noteId}-units`} className="tabular mt-1 text-sm text-soft md:text-center">
            {countUnits(line.quantity, item.term?.orderMeasure ?? '')}
          </p>
        </div>
        <p className="ml-auto text-right font-semibold md:ml-0">
          {price ? <PriceText minor={price.total} currency={item.currency} /> : null}
        </p>
        <IconButton
          label={cartTexts.remove(product.name)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <PriceNote item={item} onAccept={() => acceptPrices([item.key])} />
      <p
        id={noteId}
        role="status"
        className={`col-span-full text-sm empty:hidden md:col-start-3 ${item.problem ? 'text-brick' : 'text-amber'}`}
      >
        {note}
      </p>
      <QuantityOffers item={item} onChoose={(quantity) => apply((known) => clampQuantity(quantity, known))} />
    </li>
  )
}

/** Quantities to choose from: of full packs where goods are sold in them, and with which nothing travels in part. */
function QuantityOffers({ item, onChoose }: Pick<CartRowProps, 'item'> & { onChoose: (quantity: number) => void }) {
  const { product, line, limits } = item
  if (!limits) return null
  return (
    <>
      <PackNote quantity={line.quantity} limits={limits} onChoose={onChoose} />
      <LazyFullLoads
        packaging={readVariant(product, line.option_values).get_packaging}
        quantity={line.quantity}
        limits={limits}
        onChoose={onChoose}
        isWide
        className="col-span-full md:col-start-3"
      />
    </>
  )
}
