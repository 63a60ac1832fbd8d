import { type CartItem, sumItems } from '@fairquay/contract/cart/items.ts'
import { lowerTotals } from '@fairquay/contract/cart/order-values.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { refuseCustoms, refuseLogisticQuote, refuseSend } from '@fairquay/contract/cart/rules.ts'
import { readTravel } from '@fairquay/contract/catalogue/travel.ts'
import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { sourcingNames } from '@fairquay/contract/sourcing/names.ts'
import { useNavigate } from '@tanstack/react-router'
import { beginQuote } from '../freight/wizard/use-quote.ts'
import { LazyPriceLine } from '../freight-prices/lazy-price-line.tsx'
import { LazyDoorLine } from '../landed-cost/lazy-door-line.tsx'
import { LoadLine } from '../load-plans/load-line.tsx'
import { readGoodsOfCart } from '../load-plans/planned-goods.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useAskRefusal } from '../use-may-edit.ts'
import { CustomsOfSelection, fetchCustoms } from './customs-of-selection.tsx'
import { cartTexts } from './texts.ts'
import { TotalsList } from './totals-list.tsx'
import { useSellerValues } from './use-seller-values.ts'

type CartSummaryProps = {
  selected: readonly CartItem[]
  /** How many lines there are to select from, as the cart in the header counts them. */
  count: number
  onSend: () => void
  isCustomsOpen: boolean
  /** Who acts for no company is shown no prices to the door. */
  hasCompany: boolean
}

/** What the selected lines come to, and the three ways to ask for them (docs/product.md#cart). */
export function CartSummary({ selected, count, onSend, isCustomsOpen, hasCompany }: CartSummaryProps) {
  const navigate = useNavigate()
  // Who can ask for nothing is told so before.
  const unable = useAskRefusal()
  const mayAskCustoms = unable === undefined && refuseCustoms(selected) === undefined
  // One need is one product: several are asked for one after the other.
  const only = selected.length === 1 ? selected[0] : undefined

  function startQuote() {
    const refused = refuseLogisticQuote(selected) ?? refuseSend(selected)
    if (refused) return showToast('warning', refused.title, refused.description)
    beginQuote(
      selected,
      null,
      selected.map(({ product }) => readTravel(product)),
    )
    void navigate({ to: '/cart', search: { quote: 'addresses' } })
  }

  function startCustoms() {
    const refused = refuseCustoms(selected)
    if (refused) return showToast('warning', refused.title, refused.description)
    void navigate({ to: '/cart', search: { open: 'duties' } })
  }

  function preloadCustoms() {
    void fetchCustoms()
    preloadDialog()
  }

  return (
    <section aria-labelledby="cart-summary" className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-6">
      <h2 id="cart-summary" className="mb-4 text-lg">
        {cartTexts.summary}
        <span className="ml-2 text-sm font-normal text-soft">
          {selected.length === count
            ? cartPageMessages.products(count)
            : cartPageMessages.productsOf(selected.length, count)}
        </span>
      </h2>
      <TotalsList totals={lowerTotals(sumItems(selected), useSellerValues(selected))} />
      <LoadLine goods={readGoodsOfCart(selected).goods} search={{ from: 'cart' }} className="mb-3" />
      {hasCompany && selected.length > 0 ? (
        <div className="mb-3">
          <LazyDoorLine items={selected} search={{ from: 'cart' }} />
          <LazyPriceLine items={selected} search={{ from: 'cart' }} />
        </div>
      ) : null}
      {unable === undefined ? null : (
        <p className="mb-3 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber">{unable}</p>
      )}
      <Button
        size="large"
        className="mt-2 w-full"
        disabled={selected.length === 0 || unable !== undefined}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={onSend}
      >
        {cartTexts.sendRequest}
      </Button>
      <Button
        tone="secondary"
        size="large"
        className="mt-3 w-full"
        disabled={unable !== undefined}
        onClick={startQuote}
      >
        {cartTexts.logisticQuote}
      </Button>
      <Button
        tone="secondary"
        size="large"
        className="mt-3 w-full"
        disabled={unable !== undefined}
        onPointerEnter={preloadCustoms}
        onFocus={preloadCustoms}
        onClick={startCustoms}
      >
        {customsMessages.title}
      </Button>
      {only && unable === undefined ? (
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
      <CustomsOfSelection selected={selected} isOpen={isCustomsOpen && mayAskCustoms} />
    </section>
  )
}
