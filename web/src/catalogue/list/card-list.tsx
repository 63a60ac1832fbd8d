import type { ProductCard as Card } from '@fairquay/contract/catalogue/shapes.ts'
import type { View } from '@fairquay/contract/catalogue/view.ts'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { listLook } from './list-look.ts'
import { listTexts } from './texts.ts'

export type ProductListProps = {
  products: readonly Card[]
  view: View
  /** Other products are on their way: these stay, dimmed. */
  isStale?: boolean
  /** List cards show up to four pictures (docs/product.md#cards). */
  showsGallery?: boolean
}

type CardListProps = { layout: View['layout']; isStale: boolean; children: ReactNode }

/** Where cards stand, dimmed while others are on their way. */
export function CardList({ layout, isStale, children }: CardListProps) {
  return (
    <ul
      aria-label={listTexts.products}
      aria-busy={isStale}
      className={joinClasses(
        layout === 'grid' ? listLook.grid : 'grid grid-cols-1 gap-4',
        'transition-opacity',
        isStale && 'pointer-events-none opacity-50',
      )}
    >
      {children}
    </ul>
  )
}

/** The shape of a page of products before any are known. */
export function ProductListSkeleton({ count, layout = 'grid' }: { count: number; layout?: View['layout'] }) {
  const shapes = Array.from({ length: count }, (_, index) => index)
  return (
    <div role="status" aria-label={listTexts.loadingProducts}>
      <ul aria-hidden="true" className={layout === 'grid' ? listLook.grid : 'grid grid-cols-1 gap-4'}>
        {shapes.map((shape) =>
          layout === 'grid' ? (
            <li key={shape}>
              <Skeleton className="aspect-square w-full rounded-lg" />
              <Skeleton className="mt-3.5 h-3 w-1/2" />
              <Skeleton className="mt-2.5 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-2/3" />
              <Skeleton className="mt-3 h-4 w-1/3" />
              <Skeleton className="mt-4 h-5 w-1/2" />
            </li>
          ) : (
            <li
              key={shape}
              className="grid grid-cols-[6.5rem_1fr] gap-4 rounded-lg border border-line p-4 sm:grid-cols-[10rem_1fr]"
            >
              <Skeleton className="aspect-square w-full" />
              <span>
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="mt-3 h-4 w-1/3" />
                <Skeleton className="mt-3 h-4 w-1/2" />
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
