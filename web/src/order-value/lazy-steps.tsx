import { type ComponentProps, lazy, Suspense } from 'react'
import { useViewerKind } from '../catalogue/viewer.ts'

const SellerSteps = lazy(async () => ({ default: (await import('./seller-steps.tsx')).SellerSteps }))

/** A seller's prices for bigger orders, fetched after the page; guests see no amounts, and nothing is asked for them. */
export function LazySteps(props: ComponentProps<typeof SellerSteps>) {
  return useViewerKind() === 'member' ? (
    <Suspense fallback={null}>
      <SellerSteps {...props} />
    </Suspense>
  ) : null
}
