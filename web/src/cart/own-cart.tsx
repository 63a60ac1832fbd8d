import { refuseSend } from '@fairquay/contract/cart/rules.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useAskRefusal } from '../use-may-edit.ts'
import { AskingDialogs } from './asking-dialogs.tsx'
import { CartSkeleton, EmptyCart, FailedCart } from './cart-states.tsx'
import { CartSummary } from './cart-summary.tsx'
import { GoneLines } from './gone-lines.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { SelectionBox } from './selection-box.tsx'
import { SellerLines } from './seller-lines.tsx'
import { cartTexts } from './texts.ts'
import { useCart, useCartItems, useGoneLines, useIsCartEmpty, useIsCartKnown } from './use-cart.ts'
import { useCartSelection } from './use-cart-selection.ts'
import { useRemoval } from './use-removal.ts'

/** The cart of the person signed in, and what opens over it. */
export function OwnCart() {
  const items = useCartItems()
  const isKnown = useIsCartKnown()
  const hasCompany = useUser()?.company != null
  const selection = useCartSelection(items)
  const unable = useAskRefusal()
  const refuse = () => (unable === undefined ? refuseSend(selection.selected) : { title: unable })
  return (
    <>
      <CartLines items={items} selection={selection} hasCompany={hasCompany} refuse={refuse} />
      <AskingDialogs
        selected={selection.selected}
        isReady={isKnown && items.length > 0}
        hasCompany={hasCompany}
        mayAsk={unable === undefined}
        refuse={refuse}
      />
    </>
  )
}

type CartLinesProps = {
  items: ReturnType<typeof useCartItems>
  selection: ReturnType<typeof useCartSelection>
  hasCompany: boolean
  refuse: () => ReturnType<typeof refuseSend>
}

function CartLines({ items, selection, hasCompany, refuse }: CartLinesProps) {
  const { open } = useSearch({ from: '/market/cart' })
  const navigate = useNavigate()
  const gone = useGoneLines()
  const isEmpty = useIsCartEmpty()
  const isLoaded = useCart((state) => state.isLoaded)
  const isUnreached = useCart((state) => state.isUnreached)
  const refusal = useCart((state) => state.refusal)
  const { removedCount, remove, undo } = useRemoval()
  const { allKeys, selectedKeys, selected, toggle } = selection

  function startSending() {
    const refused = refuse()
    if (refused) return showToast('warning', refused.title, refused.description)
    void navigate({ to: '/cart', search: { open: 'send' } })
  }

  if (items.length === 0 && !isLoaded) return isUnreached ? <FailedCart /> : <CartSkeleton />
  if (isEmpty && removedCount === 0) return isLoaded ? <EmptyCart /> : <CartSkeleton />
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8">
      <div>
        {refusal ? (
          <p role="alert" className="mb-4 rounded-md bg-brick-tint px-4 py-3 text-brick">
            {refusal}
          </p>
        ) : null}
        <RemovalNotice count={removedCount} onUndo={undo} />
        <GoneLines lines={gone} onRemove={remove} />
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 pl-3 sm:pl-4">
              <SelectionBox label={cartTexts.selectAll} keys={allKeys} selected={selectedKeys} onToggle={toggle} />
              <Button
                tone="quiet"
                icon={<Trash2 size={16} aria-hidden="true" />}
                disabled={selected.length === 0}
                onClick={() => remove([...selectedKeys])}
              >
                {cartTexts.deleteSelected}
              </Button>
            </div>
            {groupBySeller(items).map(({ company, items: lines }) => (
              <SellerLines
                key={company.id}
                company={company}
                items={lines}
                selected={selectedKeys}
                onToggle={toggle}
                onRemove={(key) => remove([key])}
              />
            ))}
          </>
        )}
      </div>
      <CartSummary
        selected={selected}
        count={items.length}
        onSend={startSending}
        isCustomsOpen={open === 'duties'}
        hasCompany={hasCompany}
      />
    </div>
  )
}
