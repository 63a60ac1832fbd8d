import { readItem } from '@fairquay/contract/cart/items.ts'
import { isOffered } from '@fairquay/contract/catalogue/combinations.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { describePacks, packMessages } from '@fairquay/contract/catalogue/pack-words.ts'
import { isCount } from '@fairquay/contract/catalogue/stock-level.ts'
import { describeUnitCost } from '@fairquay/contract/catalogue/unit-cost.ts'
import { formatUnitPrice } from '@fairquay/contract/money.ts'
import { sourcingNames } from '@fairquay/contract/sourcing/names.ts'
import { Scale, ShoppingCart, TrendingDown } from 'lucide-react'
import { useId } from 'react'
import { useOrderRefusal } from '../cart/order-refusal.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { LazyPriceLine } from '../freight-prices/lazy-price-line.tsx'
import { LazyDoorLine } from '../landed-cost/lazy-door-line.tsx'
import { LazyFullLoads } from '../load-plans/lazy-full-loads.tsx'
import { LazySteps } from '../order-value/lazy-steps.tsx'
import { useUser } from '../session.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PriceText, UnitPriceText } from '../ui/price-text.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { useAskRefusal } from '../use-may-edit.ts'
import { addChoice, type OrderProps } from './add-choice.ts'
import { AskSeller } from './ask-seller.tsx'
import { GuestBox } from './guest-box.tsx'
import { OptionPicker } from './option-picker.tsx'
import { SaleNote } from './sale-note.tsx'
import { productPageTexts } from './texts.ts'
import { TierTable } from './tier-table.tsx'

/** Options, price and quantity, and the way into the cart. */
export function OrderBox({ product, company, choice }: OrderProps) {
  const isGuest = useViewerKind() === 'guest'
  // Nobody asks a question of their own company.
  const isOwn = useUser()?.company?.id === company.id
  const unable = useAskRefusal()
  const options = product.options.map((option) => (
    <OptionPicker
      key={option.id}
      option={option}
      value={choice.optionValues[option.id]}
      onChange={(valueId) => choice.chooseOption(option.id, valueId)}
    />
  ))
  if (isGuest)
    return (
      <GuestBox product={product} isOffered={isOffered(product, choice.chosen)}>
        {options}
      </GuestBox>
    )
  if (!product.prices)
    return (
      <p role="alert" className="rounded-lg bg-brick-tint p-4 text-brick">
        {catalogueMessages.pricesFailed}
      </p>
    )
  return (
    <div className="space-y-5">
      <PriceBlock product={product} choice={choice} />
      {options}
      {choice.tiers.length > 1 && choice.price ? (
        <div className="rounded-lg border border-line bg-surface p-1.5">
          <TierTable
            tiers={choice.tiers}
            currentId={choice.term?.id}
            currency={product.currency}
            unitWeight={choice.price.unitWeight}
          />
        </div>
      ) : null}
      <LazySteps sellerId={company.id} currency={product.currency} />
      {choice.price ? <QuantityBlock product={product} company={company} choice={choice} /> : null}
      {isOwn ? null : (
        <>
          {choice.price ? <AtTheDoor product={product} company={company} choice={choice} /> : null}
          <AskSeller product={product} quantity={choice.quantity} />
          {unable === undefined ? (
            <LinkButton
              to="/sourcing/new"
              search={{ product: product.slug, quantity: choice.quantity }}
              tone="quiet"
              icon={<Scale size={17} aria-hidden="true" />}
            >
              {sourcingNames.ask}
            </LinkButton>
          ) : null}
        </>
      )}
    </div>
  )
}

/** What the chosen quantity costs at the buyer's door, and what carrying it costs at once. */
function AtTheDoor({ product, company, choice: { chosen, quantity } }: OrderProps) {
  const line = { product_id: product.id, option_values: chosen, selected_price_id: null, quantity, changed_at: '' }
  const options = chosen.join('.')
  const priced = {
    items: [readItem(line, product, company)],
    search: { product: product.slug, quantity, ...(options && { options }) },
  }
  return (
    <div>
      <LazyDoorLine {...priced} />
      <LazyPriceLine {...priced} />
    </div>
  )
}

function PriceBlock({ product, choice }: Omit<OrderProps, 'company'>) {
  const { price, problem } = choice
  if (!price)
    return (
      <div role="status">
        <p className="text-lg font-medium text-soft">{problem}</p>
        {choice.term?.isOnDemand ? <p className="mt-1 text-sm text-soft">{catalogueMessages.onDemandHelp}</p> : null}
      </div>
    )
  const unit = price.unitWeight === null ? price.term.orderMeasure : price.term.priceUnit
  const line = product.prices?.find(({ id }) => id === price.term.id)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <UnitPriceText
          price={price.unitPrice}
          currency={product.currency}
          className="text-3xl font-semibold tracking-tight"
        />
        <span className="text-soft">/ {unit}</span>
        {price.originalUnitPrice > price.unitPrice ? (
          <>
            <s className="text-faint">
              <span className="sr-only">{productPageTexts.oldPrice} </span>
              <UnitPriceText price={price.originalUnitPrice} currency={product.currency} />
            </s>
            <Badge tone="brick">{catalogueMessages.save(price.discountPercent)}</Badge>
          </>
        ) : null}
      </p>
      <SaleNote saleUntil={line?.sale_until} lowestBefore={line?.lowest_price_30_days} currency={product.currency} />
      <p className="mt-1 text-sm text-soft empty:hidden">{describeUnitCost(price, product.currency)}</p>
    </div>
  )
}

function QuantityBlock({ product, company, choice }: OrderProps) {
  const noteId = useId()
  const { price, limits, quantity, warning } = choice
  const refusal = useOrderRefusal(company.id)
  if (!price || !limits) return null
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4 text-sm">
        <span className="font-medium">{productPageTexts.quantity}</span>
        <span className="tabular text-faint">
          {productPageTexts.stock(limits.min, isCount(limits.stock) ? limits.stock : null)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Stepper
          label={productPageTexts.quantityOf(product.name)}
          value={quantity}
          onIncrease={choice.increase}
          onDecrease={choice.decrease}
          onEnter={choice.enter}
          describedBy={noteId}
        />
        <p className="tabular">
          <span className="text-soft">{productPageTexts.total} </span>
          <PriceText minor={price.total} currency={product.currency} className="text-lg font-semibold" />
        </p>
      </div>
      {limits.step ? (
        <p className="tabular mt-2 text-sm text-soft">
          {[packMessages.soldIn(limits.step), describePacks(quantity, limits.step)].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      <LazyFullLoads
        packaging={choice.facts.get_packaging}
        quantity={quantity}
        limits={limits}
        onChoose={(full) => choice.enter(String(full))}
        className="mt-3"
      />
      {choice.nextTier ? (
        <button
          type="button"
          onClick={() => choice.enter(String(choice.nextTier?.quantity))}
          className="mt-2 inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-medium text-quay hover:underline md:min-h-8"
        >
          <TrendingDown size={16} aria-hidden="true" />
          {productPageTexts.nextTier(choice.nextTier.more, formatUnitPrice(choice.nextTier.price, product.currency))}
        </button>
      ) : null}
      <p id={noteId} role="status" className="mt-2 text-sm text-amber empty:hidden">
        {warning}
      </p>
      <Button
        size="large"
        className="mt-4 w-full max-md:hidden"
        disabled={refusal !== undefined}
        aria-describedby={refusal ? `${noteId}-refusal` : undefined}
        icon={<ShoppingCart size={18} aria-hidden="true" />}
        onClick={() => addChoice({ product, company, choice })}
      >
        {productPageTexts.addToCart}
      </Button>
      {refusal ? (
        <p id={`${noteId}-refusal`} className="mt-2 text-sm text-amber">
          {refusal}
        </p>
      ) : null}
      <p className="mt-2 text-center text-xs text-faint">
        {limits.step ? productPageTexts.nothingBound : productPageTexts.soldBy(price.term.orderMeasure)}
      </p>
    </div>
  )
}
