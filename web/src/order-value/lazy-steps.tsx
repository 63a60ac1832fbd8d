import { type ComponentProps, Suspense } from 'react'
import { useViewerKind } from '../catalogue/viewer.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const SellerSteps = lazyPart(() => import('./seller-steps.tsx'), 'SellerSteps', true)

/** A seller's prices for bigger orders, fetched after the page; guests see no amounts, and nothing is asked for them. */
export function LazySteps(props: ComponentProps<typeof SellerSteps>) {
  return useViewerKind() === 'member' ? (
    <Suspense fallback={null}>
      <SellerSteps {...props} />
    </Suspense>
  ) : null
}
