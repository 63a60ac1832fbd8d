import { isSelectable } from '@fairquay/contract/cart/items.ts'
import { refuseSend, toggleSelection } from '@fairquay/contract/cart/rules.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'
import { CartSummary } from './cart-summary.tsx'
import { GoneLines } from './gone-lines.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { SelectionBox } from './selection-box.tsx'
import { SellerLines } from './seller-lines.tsx'
import { SendDialog } from './send-dialog.tsx'
import { cartTexts } from './texts.ts'
import { useCart, useCartCount, useCartItems, useGoneLines } from './use-cart.ts'
import { useRemoval } from './use-removal.ts'

/** The cart of the person signed in. Everything that can be sent is selected until they say otherwise. */
export function OwnCart() {
  const items = useCartItems()
  const gone = useGoneLines()
  const count = useCartCount()
  const isLoaded = useCart((state) => state.isLoaded)
  const refusal = useCart((state) => state.refusal)
  const [unselected, setUnselected] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const { removedCount, remove, undo } = useRemoval()

  const allKeys = items.filter(isSelectable).map(({ key }) => key)
  const selectedKeys = new Set(allKeys.filter((key) => !unselected.has(key)))
  const selected = items.filter(({ key }) => selectedKeys.has(key))

  function toggle(keys: readonly string[]) {
    const next = toggleSelection(selectedKeys, keys)
    setUnselected(new Set(allKeys.filter((key) => !next.has(key))))
  }

  function startSending() {
    const refused = refuseSend(selected)
    if (refused) return showToast('warning', refused.title, refused.description)
    setSending(true)
  }

  const navigate = useNavigate()
  const isOrderStarted = useLocation({ select: (location) => location.state.isOrderStarted === true })
  const mayStart = isOrderStarted && isLoaded && items.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: 'start order' opens the confirmation once, as soon as the lines are known
  useEffect(() => {
    if (!mayStart) return
    startSending()
    void navigate({ to: '/cart', replace: true, state: {} })
  }, [mayStart])

  if (count === 0 && removedCount === 0) return isLoaded ? <EmptyCart /> : <CartSkeleton />
  if (items.length === 0 && !isLoaded) return <CartSkeleton />
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
      <CartSummary selected={selected} onSend={startSending} />
      <SendDialog items={selected} isOpen={isSending} onClose={() => setSending(false)} />
    </div>
  )
}
