import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { Link } from '@tanstack/react-router'
import { ChangedDay, ProductFacts, ProductNotes, ProductPicture } from '../products/product-table.tsx'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { adminTexts } from './texts.ts'

// The cells of a product know their places by number, so on a phone the picture takes the first two columns: as wide together as it is.
const rowLook =
  'grid grid-cols-[2rem_0_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2.5 lg:grid-cols-[auto_minmax(0,1fr)_6rem_6.5rem_6rem_6.5rem_7rem] lg:gap-x-4'

type MarketplaceTableProps = {
  products: readonly DeskProduct[]
  isStale: boolean
  busyId: number | null
  onHide: (product: DeskProduct) => void
  onAllow: (product: DeskProduct) => void
}

export function MarketplaceTable({ products, isStale, busyId, onHide, onAllow }: MarketplaceTableProps) {
  return (
    <div aria-busy={isStale} className={joinClasses('transition-opacity', isStale && 'pointer-events-none opacity-50')}>
      <div aria-hidden="true" className={joinClasses(rowLook, 'text-sm text-soft max-lg:hidden')}>
        <span className="col-span-2">{adminTexts.product}</span>
        <span>{adminTexts.state}</span>
        <span>{adminTexts.stock}</span>
        <span className="text-right">{adminTexts.priceFrom}</span>
        <span>{adminTexts.changed}</span>
        <span />
      </div>
      <ul
        aria-label={adminTexts.products}
        className="flex flex-col gap-3 lg:gap-0 lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface"
      >
        {products.map((product) => (
          <li
            key={product.id}
            className={joinClasses(
              'rounded-lg border border-line bg-surface lg:rounded-none lg:border-x-0 lg:border-b-0 lg:first:border-t-0',
              rowLook,
            )}
          >
            <span className="max-lg:col-span-2">
              <ProductPicture product={product} />
            </span>
            <span className="min-w-0 max-lg:col-span-2">
              {product.state === 'published' ? (
                <Link
                  to="/product/$slug"
                  params={{ slug: product.slug }}
                  className="line-clamp-2 min-h-6 font-medium hover:text-quay hover:underline lg:line-clamp-1"
                >
                  {product.name}
                </Link>
              ) : (
                <span className="line-clamp-2 font-medium lg:line-clamp-1">{product.name}</span>
              )}
              <span className="block text-sm text-faint lg:truncate">{product.company.name}</span>
              <ProductNotes product={product} />
            </span>
            <ProductFacts product={product} />
            <ChangedDay product={product} />
            <span className="max-lg:col-span-4 max-lg:mt-1 lg:text-right">
              {product.hidden_reason === null ? (
                <Button
                  size="small"
                  tone="secondary"
                  aria-label={say.hideProduct(product.name)}
                  isBusy={busyId === product.id}
                  onClick={() => onHide(product)}
                >
                  {say.hide}
                </Button>
              ) : (
                <Button
                  size="small"
                  tone="secondary"
                  aria-label={say.showProductAgain(product.name)}
                  isBusy={busyId === product.id}
                  onClick={() => onAllow(product)}
                >
                  {say.showAgain}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
