import { type CartItem, sumItems } from '@fairquay/contract/cart/items.ts'
import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { lowerTotals } from '@fairquay/contract/cart/order-values.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck, ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { appTexts } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PriceText } from '../ui/price-text.tsx'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { closeCartPopup, useCartPopup } from './cart-popup-state.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { cartTexts } from './texts.ts'
import { useCartItems } from './use-cart.ts'
import { useRemoval } from './use-removal.ts'
import { useSellerValues } from './use-seller-values.ts'

/** The cart beside the page: as a menu, or to show what has just been added. */
export function CartPopup() {
  const popup = useCartPopup()
  const items = useCartItems()
  const navigate = useNavigate()
  const { removedCount, remove, undo } = useRemoval()
  const values = useSellerValues(items)
  // What is shown stays while the popup slides out.
  const [shown, setShown] = useState(popup)
  if (popup.variant !== 'closed' && popup !== shown) setShown(popup)
  const added = shown.variant === 'added' ? items.find(({ key }) => key === shown.key) : undefined
  const isAdded = shown.variant === 'added'
  const listed = isAdded ? (added ? [added] : []) : items

  function startOrder() {
    closeCartPopup()
    void navigate({ to: '/cart', search: { open: 'send' } })
  }

  return (
    <Drawer
      place="right"
      isOpen={popup.variant !== 'closed'}
      onClose={closeCartPopup}
      title={
        isAdded ? (
          <span className="flex items-center gap-2">
            <CircleCheck size={20} aria-hidden="true" className="text-quay" />
            {cartMessages.added}
          </span>
        ) : (
          appTexts.cart
        )
      }
      description={isAdded ? undefined : cartPageMessages.products(items.length)}
      footer={
        <div className="w-full">
          <p className="mb-3 flex justify-between gap-4">
            <span className="text-soft">{cartTexts.totalOf(items.length)}</span>
            <span className="flex flex-col items-end font-semibold">
              {lowerTotals(sumItems(items), values).map(({ currency, total }) => (
                <PriceText key={currency} minor={total} currency={currency} />
              ))}
            </span>
          </p>
          <div className="grid grid-cols-2 gap-2">
            <LinkButton to="/cart" tone="secondary" onClick={closeCartPopup}>
              {cartMessages.viewCart}
            </LinkButton>
            <Button disabled={items.length === 0} onClick={startOrder}>
              {cartMessages.startOrder}
            </Button>
          </div>
        </div>
      }
    >
      {isAdded ? null : <RemovalNotice count={removedCount} onUndo={undo} />}
      {listed.length === 0 && !isAdded ? (
        <p className="flex flex-col items-center gap-3 py-12 text-center text-soft">
          <ShoppingCart size={28} aria-hidden="true" className="text-faint" />
          {cartMessages.emptyShort}
        </p>
      ) : (
        <ul aria-label={cartTexts.lines}>
          {listed.map((item) => (
            <PopupLine key={item.key} item={item} onRemove={isAdded ? undefined : () => remove([item.key])} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function PopupLine({ item, onRemove }: { item: CartItem; onRemove: (() => void) | undefined }) {
  const { product, price, line } = item
  return (
    <li className="flex gap-3 border-b border-line py-3 first:pt-0 last:border-0">
      <SizedPicture
        image={item.picture}
        sizes="64px"
        alt=""
        className="size-16 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="min-w-0 grow">
        <Link
          to="/product/$slug"
          params={{ slug: product.slug }}
          onClick={closeCartPopup}
          className="line-clamp-2 min-h-6 leading-snug font-medium hover:text-quay"
        >
          {holdSizes(product.name)}
        </Link>
        {item.options.length > 0 ? (
          <p className="text-sm text-soft">{item.options.map(({ value }) => value).join(', ')}</p>
        ) : null}
        <p className="tabular flex justify-between gap-3 text-sm text-soft">
          <span>{countUnits(line.quantity, item.term?.orderMeasure ?? '')}</span>
          {price ? (
            <PriceText minor={price.total} currency={item.currency} className="font-medium text-ink" />
          ) : (
            <span className="text-brick">{item.problem}</span>
          )}
        </p>
      </div>
      {onRemove ? (
        <IconButton
          size="small"
          label={cartTexts.remove(product.name)}
          icon={<Trash2 size={17} aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </li>
  )
}
