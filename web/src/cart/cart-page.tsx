import { type CartItem, sumItems } from '@fairquay/contract/cart/items.ts'
import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { readSelection, refuseLogisticQuote, refuseSend, toggleSelection } from '@fairquay/contract/cart/rules.ts'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { ShoppingCart, Store, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { beginQuote } from '../quotes/use-quote.ts'
import { useSession } from '../session.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { CartRow } from './cart-row.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { SendDialog } from './send-dialog.tsx'
import { beginPurchase } from './send-purchase.ts'
import { TotalsList } from './totals-list.tsx'
import { useCart, useCartCount, useCartItems } from './use-cart.ts'
import { useRemoval } from './use-removal.ts'

const QuoteWizard = lazy(async () => ({ default: (await import('../quotes/quote-wizard.tsx')).QuoteWizard }))

/** The cart, or the logistic quote for some of its goods (spec §2): the address says which. */
export function CartPage() {
  const { quote: step } = useSearch({ from: '/market/cart' })
  const session = useSession()
  const items = useCartItems()
  const isLoaded = useCart((state) => state.isLoaded)
  if (step === undefined || session.status === 'guest') return <CartList />
  return (
    <Suspense fallback={null}>
      <QuoteWizard step={step} items={items} isLoaded={isLoaded} />
    </Suspense>
  )
}

/** What has been collected, by seller, and the way to ask for it (spec §2 "Cart"). */
function CartList() {
  useTitle('Cart')
  const session = useSession()
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">Home</Link>
        Cart
      </Breadcrumb>
      <h1 tabIndex={-1} className="mt-3 mb-6 text-2xl md:text-3xl">
        Cart
      </h1>
      {session.status === 'guest' ? <GuestCart /> : <OwnCart />}
    </div>
  )
}

function OwnCart() {
  const items = useCartItems()
  const count = useCartCount()
  const isLoaded = useCart((state) => state.isLoaded)
  const refusal = useCart((state) => state.refusal)
  const isOrderStarted = useLocation({ select: (location) => location.state.isOrderStarted === true })
  const [unselected, setUnselected] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const { removedCount, remove, undo } = useRemoval()

  const allKeys = items.map(({ key }) => key)
  const selectedKeys = new Set(allKeys.filter((key) => !unselected.has(key)))
  const selected = items.filter(({ key }) => selectedKeys.has(key))

  function toggle(keys: readonly string[]) {
    const next = toggleSelection(selectedKeys, keys)
    setUnselected(new Set(allKeys.filter((key) => !next.has(key))))
  }

  function startSending(lines: readonly CartItem[]) {
    const refused = refuseSend(lines)
    if (refused) return showToast('warning', refused.title, refused.description)
    beginPurchase(lines)
    setSending(true)
  }

  const navigate = useNavigate()

  function startQuote() {
    const refused = refuseLogisticQuote(selected) ?? refuseSend(selected)
    if (refused) return showToast('warning', refused.title, refused.description)
    beginQuote(selected)
    void navigate({ to: '/cart', search: { quote: 'addresses' } })
  }

  const mayStart = isOrderStarted && isLoaded && items.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: 'start order' opens the confirmation once, as soon as the lines are known
  useEffect(() => {
    if (!mayStart) return
    startSending(items)
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
        {items.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 pl-3 sm:pl-4">
              <SelectionBox label="Select all" keys={allKeys} selected={selectedKeys} onToggle={toggle} />
              <Button
                tone="quiet"
                icon={<Trash2 size={16} aria-hidden="true" />}
                disabled={selected.length === 0}
                onClick={() => remove([...selectedKeys])}
              >
                Delete selected
              </Button>
            </div>
            {groupBySeller(items).map(({ company, items: lines }) => (
              <section
                key={company.id}
                aria-label={company.name}
                className="mb-5 rounded-lg border border-line bg-surface"
              >
                <div className="flex items-center gap-2 px-3 py-2 sm:px-4">
                  <SelectionBox
                    label={`Select all of ${company.name}`}
                    isLabelHidden
                    keys={lines.map(({ key }) => key)}
                    selected={selectedKeys}
                    onToggle={toggle}
                  />
                  <Store size={16} aria-hidden="true" className="shrink-0 text-faint" />
                  <Link
                    to="/showroom/$slug"
                    params={{ slug: company.slug }}
                    className="min-w-0 truncate rounded-sm py-1 font-semibold hover:text-quay hover:underline"
                  >
                    {company.name}
                  </Link>
                </div>
                <ul>
                  {lines.map((item) => (
                    <CartRow
                      key={item.key}
                      item={item}
                      isSelected={selectedKeys.has(item.key)}
                      onSelect={() => toggle([item.key])}
                      onRemove={() => remove([item.key])}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </div>
      <section
        aria-labelledby="cart-summary"
        className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-6"
      >
        <h2 id="cart-summary" className="mb-4 text-lg">
          Summary
          <span className="ml-2 text-sm font-normal text-soft">{cartPageMessages.products(selected.length)}</span>
        </h2>
        <TotalsList totals={sumItems(selected)} />
        <Button
          size="large"
          className="mt-2 w-full"
          disabled={selected.length === 0}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => startSending(selected)}
        >
          Send request
        </Button>
        <Button tone="secondary" size="large" className="mt-3 w-full" onClick={startQuote}>
          Logistic Quote
        </Button>
      </section>
      <SendDialog items={selected} isOpen={isSending} onClose={() => setSending(false)} />
    </div>
  )
}

type SelectionBoxProps = {
  label: string
  isLabelHidden?: boolean
  keys: readonly string[]
  selected: ReadonlySet<string>
  onToggle: (keys: readonly string[]) => void
}

function SelectionBox({ label, isLabelHidden, keys, selected, onToggle }: SelectionBoxProps) {
  const selection = readSelection(selected, keys)
  return (
    <Checkbox
      label={label}
      isLabelHidden={isLabelHidden}
      checked={selection === 'all'}
      isMixed={selection === 'some'}
      onChange={() => onToggle(keys)}
    />
  )
}

function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart size={26} aria-hidden="true" />}
      title={cartMessages.empty}
      action={<LinkButton to="/products">{cartMessages.viewCatalogue}</LinkButton>}
    />
  )
}

function GuestCart() {
  return (
    <EmptyState
      icon={<ShoppingCart size={26} aria-hidden="true" />}
      title={cartPageMessages.signIn}
      action={
        <LinkButton to="/secured/login" search={{ next: '/cart' }}>
          Sign in
        </LinkButton>
      }
    >
      {cartPageMessages.signInHelp}
    </EmptyState>
  )
}

function CartSkeleton() {
  return (
    <div role="status" aria-label="Loading cart" className="lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
      <div className="space-y-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-36 w-full rounded-lg" />
        <Skeleton className="h-36 w-full rounded-lg" />
      </div>
      <Skeleton className="mt-5 h-64 w-full rounded-lg lg:mt-0" />
    </div>
  )
}
