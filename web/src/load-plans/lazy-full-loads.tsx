import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { Suspense } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { FullLoadsProps } from './full-loads.tsx'

const FullLoads = lazyPart(() => import('./full-loads.tsx'), 'FullLoads', true)

/** Full loads to choose from, fetched after the page; their place is kept from the beginning, so that nothing below them moves. Nothing where no packing is described. */
export function LazyFullLoads({ className, ...props }: FullLoadsProps & { className?: string }) {
  if (!hasCompletePackaging(props.packaging)) return null
  return (
    <div className={joinClasses(props.isWide ? 'min-h-11 md:min-h-8' : 'min-h-11', className)}>
      <Suspense fallback={null}>
        <FullLoads {...props} />
      </Suspense>
    </div>
  )
}
