import { type CartItem, sumItems } from '@fairquay/contract/cart/items.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { refuseCustoms, refuseLogisticQuote, refuseSend } from '@fairquay/contract/cart/rules.ts'
import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { sourcingNames } from '@fairquay/contract/sourcing/names.ts'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { beginQuote } from '../freight/wizard/use-quote.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { cartTexts } from './texts.ts'
import { TotalsList } from './totals-list.tsx'

const fetchCustoms = () => import('../customs/customs-dialog.tsx')
const CustomsDialog = lazy(async () => ({ default: (await fetchCustoms()).CustomsDialog }))

/** What the selected lines come to, and the three ways to ask for them (docs/product.md#cart). */
export function CartSummary({ selected, onSend }: { selected: readonly CartItem[]; onSend: () => void }) {
  const navigate = useNavigate()
  const [subject, setSubject] = useState<CartItem | null>(null)
  const [isCustomsOpen, setCustomsOpen] = useState(false)
  // One need is one product: several are asked for one after the other.
  const only = selected.length === 1 ? selected[0] : undefined

  function startQuote() {
    const refused = refuseLogisticQuote(selected) ?? refuseSend(selected)
    if (refused) return showToast('warning', refused.title, refused.description)
    beginQuote(selected)
    void navigate({ to: '/cart', search: { quote: 'addresses' } })
  }

  function startCustoms() {
    const refused = refuseCustoms(selected)
    if (refused) return showToast('warning', refused.title, refused.description)
    setSubject(selected[0] ?? null)
    setCustomsOpen(true)
  }

  function preloadCustoms() {
    void fetchCustoms()
    preloadDialog()
  }

  return (
    <section aria-labelledby="cart-summary" className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-6">
      <h2 id="cart-summary" className="mb-4 text-lg">
        {cartTexts.summary}
        <span className="ml-2 text-sm font-normal text-soft">{cartPageMessages.products(selected.length)}</span>
      </h2>
      <TotalsList totals={sumItems(selected)} />
      <Button
        size="large"
        className="mt-2 w-full"
        disabled={selected.length === 0}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={onSend}
      >
        {cartTexts.sendRequest}
      </Button>
      <Button tone="secondary" size="large" className="mt-3 w-full" onClick={startQuote}>
        {cartTexts.logisticQuote}
      </Button>
      <Button
        tone="secondary"
        size="large"
        className="mt-3 w-full"
        onPointerEnter={preloadCustoms}
        onFocus={preloadCustoms}
        onClick={startCustoms}
      >
        {customsMessages.title}
      </Button>
      {only ? (
        <LinkButton
          to="/sourcing/new"
          search={{ product: only.product.slug, quantity: only.line.quantity }}
          tone="quiet"
          size="large"
          className="mt-3 w-full"
        >
          {sourcingNames.ask}
        </LinkButton>
      ) : null}
      {subject ? (
        <Suspense fallback={null}>
          <CustomsDialog
            key={subject.productId}
            product={subject.product}
            seller={subject.company}
            isOpen={isCustomsOpen}
            onClose={() => setCustomsOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
