import { levelOfQuality, type QualityLevel } from '@fairquay/contract/catalogue/quality.ts'
import { formatDay, formatMoment, formatNumber } from '@fairquay/contract/locale.ts'
import { roundUnitPrice } from '@fairquay/contract/money.ts'
import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say, stateNames, stockNames } from '@fairquay/contract/products/page-messages.ts'
import { planMessages } from '@fairquay/contract/products/plan-messages.ts'
import { Link } from '@tanstack/react-router'
import { CalendarClock, ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { UnitPriceText } from '../ui/price-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProductMenu } from './product-menu.tsx'
import { productsTexts } from './texts.ts'
import type { useSelection } from './use-selection.ts'

const rowLook =
  'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2.5 lg:grid-cols-[auto_auto_minmax(0,1fr)_6.5rem_7rem_6.5rem_4rem_6.5rem_2.25rem] lg:gap-x-4'

const tones: Record<DeskProduct['state'], BadgeTone> = { published: 'quay', draft: 'neutral', hidden: 'amber' }

type ProductTableProps = {
  products: readonly DeskProduct[]
  isStale: boolean
  selection: ReturnType<typeof useSelection>
  /** What stands below a product, over the whole row. */
  below?: (product: DeskProduct) => ReactNode
}

/** The seller's own: rows on a wide screen, cards on a phone; a name leads to the editor. */
export function ProductTable({ products, isStale, selection, below }: ProductTableProps) {
  return (
    <div aria-busy={isStale} className={joinClasses('transition-opacity', isStale && 'pointer-events-none opacity-50')}>
      <div className={joinClasses(rowLook, 'text-sm text-soft')}>
        <Checkbox
          label={say.selectAll}
          isLabelHidden
          checked={selection.chosen.length === products.length && products.length > 0}
          isMixed={selection.chosen.length > 0 && selection.chosen.length < products.length}
          onChange={selection.toggleAll}
        />
        <span aria-hidden="true" className="col-span-2">
          <span className="lg:hidden">{say.selectAll}</span>
          <span className="max-lg:hidden">{productsTexts.product}</span>
        </span>
        <span aria-hidden="true" className="max-lg:hidden">
          {productsTexts.state}
        </span>
        <span aria-hidden="true" className="max-lg:hidden">
          {productsTexts.stock}
        </span>
        <span aria-hidden="true" className="text-right max-lg:hidden">
          {productsTexts.fromPrice}
        </span>
        <span aria-hidden="true" className="text-right max-lg:hidden">
          {productsTexts.quality}
        </span>
        <span aria-hidden="true" className="max-lg:hidden">
          {productsTexts.changed}
        </span>
      </div>
      <ul
        aria-label={productsTexts.products}
        className="flex flex-col gap-3 lg:gap-0 lg:rounded-lg lg:border lg:border-line lg:bg-surface"
      >
        {products.map((product) => (
          <li
            key={product.id}
            className={joinClasses(
              'rounded-lg border border-line bg-surface lg:rounded-none lg:border-x-0 lg:border-b-0 lg:first:rounded-t-lg lg:first:border-t-0 lg:last:rounded-b-lg',
              rowLook,
              selection.isChosen(product.id) && 'bg-tint',
            )}
          >
            <ProductRow product={product} selection={selection} />
            {below?.(product)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ProductRowProps = { product: DeskProduct; selection: ProductTableProps['selection'] }

function ProductRow({ product, selection }: ProductRowProps) {
  const { id, name } = product
  return (
    <>
      <Checkbox
        label={say.select(name)}
        isLabelHidden
        checked={selection.isChosen(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <ProductPicture product={product} />
      <span className="min-w-0">
        <Link
          to="/products-parent/$id"
          params={{ id: String(id) }}
          className="line-clamp-2 min-h-6 font-medium hover:text-quay hover:underline lg:line-clamp-1"
        >
          {name}
        </Link>
        <ProductNotes product={product} />
      </span>
      <ProductFacts product={product} />
      <QualityFigure score={product.quality} />
      <ChangedDay product={product} />
      <span className="max-lg:col-start-4 max-lg:row-start-1 max-lg:justify-self-end">
        <ProductMenu product={product} />
      </span>
    </>
  )
}

const qualityTones: Record<QualityLevel, string> = { good: 'text-soft', fair: 'text-amber', poor: 'text-brick' }

/** How well it is described, of 100. */
function QualityFigure({ score }: { score: number | null }) {
  return (
    <span
      className={joinClasses(
        'tabular text-sm max-lg:col-start-3 max-lg:row-start-4 lg:text-right',
        score !== null && qualityTones[levelOfQuality(score)],
      )}
    >
      {score === null ? null : (
        <>
          <span className="lg:sr-only">{productsTexts.quality} </span>
          {formatNumber(score)}
        </>
      )}
    </span>
  )
}

export function ProductPicture({ product: { image } }: { product: DeskProduct }) {
  return image ? (
    <img src={image} alt="" width={44} height={44} loading="lazy" className="size-11 rounded-md object-cover" />
  ) : (
    <span className="grid size-11 place-items-center rounded-md bg-sunken text-faint">
      <ImageOff size={18} aria-hidden="true" />
    </span>
  )
}

/** Below the name: why the marketplace hid it, what is planned next, and what it lacks. */
export function ProductNotes({ product: { hidden_reason, missing, planned } }: { product: DeskProduct }) {
  return (
    <>
      {hidden_reason === null ? null : <span className="block text-sm text-brick">{say.hiddenBy(hidden_reason)}</span>}
      {planned === null ? null : (
        <span className="tabular flex items-center gap-1.5 text-sm text-quay">
          <CalendarClock size={14} aria-hidden="true" className="shrink-0" />
          {planMessages.next(planned)}
        </span>
      )}
      {missing.length > 0 ? <span className="block text-sm text-soft lg:truncate">{say.missing(missing)}</span> : null}
    </>
  )
}

/** State, stock and price: three cells of a row. */
export function ProductFacts({ product }: { product: DeskProduct }) {
  const { state, price, currency } = product
  return (
    <>
      <span className="max-lg:col-start-3 max-lg:row-start-2">
        <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      </span>
      <StockFacts product={product} />
      <span className="text-right font-semibold max-lg:col-start-4 max-lg:row-start-2">
        {price === null ? null : <UnitPriceText price={roundUnitPrice(price)} currency={currency} />}
      </span>
    </>
  )
}

/** What can be had of all combinations together; where not everything is counted there is no number. */
function StockFacts({ product: { stock, reserved, availability, is_counted, is_low } }: { product: DeskProduct }) {
  const inStock = productsTexts.inStock(stock)
  return (
    <span className="tabular text-sm text-soft max-lg:col-start-3 max-lg:row-start-3">
      {availability !== 'in-stock' ? (
        stockNames[availability]
      ) : is_counted ? (
        <>
          {inStock.count}
          <span className="lg:sr-only"> {inStock.words}</span>
        </>
      ) : (
        stockNames['not-counted']
      )}
      {is_low ? <span className="block text-amber">{stockNames.low}</span> : null}
      {reserved > 0 ? <span className="block text-faint">{productsTexts.reserved(reserved)}</span> : null}
    </span>
  )
}

export function ChangedDay({ product: { changed_at, changed_by } }: { product: DeskProduct }) {
  const day = new Date(changed_at)
  return (
    <time
      dateTime={changed_at}
      title={changed_by ? productsTexts.changedBy(formatMoment(day), changed_by) : formatMoment(day)}
      className="tabular text-sm text-soft max-lg:col-start-4 max-lg:row-start-3 max-lg:text-right"
    >
      {formatDay(day)}
    </time>
  )
}

export function ProductTableSkeleton() {
  return (
    <div
      role="status"
      aria-label={say.loading}
      className="mt-12 flex flex-col gap-3 lg:gap-0 lg:rounded-lg lg:border lg:border-line"
    >
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <div key={index} className={joinClasses(rowLook, 'rounded-lg border border-line lg:rounded-none lg:border-0')}>
          <Skeleton className="size-6" />
          <Skeleton className="size-11 rounded-md" />
          <span className="col-span-2 lg:col-span-1">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </span>
        </div>
      ))}
    </div>
  )
}
