import { isSelectable } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { refuseSend, toggleSelection } from '@fairquay/contract/cart/rules.ts'
import { requestMessages, sentTexts } from '@fairquay/contract/trade/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useKept } from '../forms/use-kept.ts'
import { useUser } from '../session.tsx'
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
import type { SentRequest } from './send-purchase.ts'
import { SentRequests } from './sent-requests.tsx'
import { cartTexts } from './texts.ts'
import { useCart, useCartCount, useCartItems, useGoneLines } from './use-cart.ts'
import { useRemoval } from './use-removal.ts'
import { whereaboutsQuery } from './whereabouts-query.ts'

const DetailsDialog = lazy(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }))

const none: readonly string[] = []
const keptUnselected = { where: 'device', model: [''] } as const

/** The cart of the person signed in. Everything that can be sent is selected until they say otherwise, and what they say is kept on this device. */
export function OwnCart() {
  const { open } = useSearch({ from: '/market/cart' })
  const navigate = useNavigate()
  const items = useCartItems()
  const gone = useGoneLines()
  const count = useCartCount()
  const isLoaded = useCart((state) => state.isLoaded)
  const refusal = useCart((state) => state.refusal)
  const hasCompany = useUser()?.company != null
  const { draft: unselected, change: keepUnselected } = useKept<readonly string[]>('unselected', none, keptUnselected)
  const [sent, setSent] = useState<readonly SentRequest[]>([])
  const { removedCount, remove, undo } = useRemoval()

  const allKeys = items.filter(isSelectable).map(({ key }) => key)
  const selectedKeys = new Set(allKeys.filter((key) => !unselected.includes(key)))
  const selected = items.filter(({ key }) => selectedKeys.has(key))

  function toggle(keys: readonly string[]) {
    const next = toggleSelection(selectedKeys, keys)
    keepUnselected(() => allKeys.filter((key) => !next.has(key)))
  }

  const close = () => void navigate({ to: '/cart', replace: true })
  const refuse = () => (hasCompany ? refuseSend(selected) : { title: requestMessages.noCompany })
  const isReady = isLoaded && items.length > 0
  const mayOpen = open === 'send' && isReady && hasCompany
  const queries = useQueryClient()
  const whereabouts = useQuery({ ...whereaboutsQuery, enabled: hasCompany })
  const missing = whereabouts.data && whereabouts.data.missing.length > 0 ? whereabouts.data : undefined

  function startSending() {
    const refused = refuse()
    if (refused) return showToast('warning', refused.title, refused.description)
    void navigate({ to: '/cart', search: { open: 'send' } })
  }

  function show(requests: readonly SentRequest[]) {
    const [first, ...others] = requests
    if (first && others.length === 0) {
      showToast('success', cartPageMessages.sent(1), sentTexts.number(first.id))
      return void navigate({ to: '/requests/$id', params: { id: String(first.id) }, replace: true })
    }
    setSent(requests)
    close()
  }

  // The confirmation may be opened by an address: 'start order', a reload, signing in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once, as soon as the lines are known
  useEffect(() => {
    const refused = open === 'send' && isReady ? refuse() : undefined
    if (!refused) return
    showToast('warning', refused.title, refused.description)
    close()
  }, [open, isReady])

  const sentDialog = <SentRequests requests={sent} onClose={() => setSent([])} />
  if (count === 0 && removedCount === 0)
    return (
      <>
        {isLoaded ? <EmptyCart /> : <CartSkeleton />}
        {sentDialog}
      </>
    )
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
      <CartSummary
        selected={selected}
        onSend={startSending}
        isCustomsOpen={open === 'duties'}
        hasCompany={hasCompany}
      />
      {mayOpen && missing ? (
        <Suspense fallback={null}>
          <DetailsDialog
            known={missing}
            onClose={close}
            onSaved={(known) => queries.setQueryData(whereaboutsQuery.queryKey, known)}
          />
        </Suspense>
      ) : null}
      <SendDialog
        items={selected}
        isOpen={mayOpen && !whereabouts.isPending && !missing}
        onClose={close}
        onSent={show}
      />
      {sentDialog}
    </div>
  )
}
