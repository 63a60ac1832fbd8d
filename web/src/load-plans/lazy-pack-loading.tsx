import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { PackLoadingProps } from './pack/pack-loading.tsx'

const PackLoading = lazyPart(() => import('./pack/pack-loading.tsx'), 'PackLoading')

/** What is told of a complete pack takes about so much. */
const room = 'min-h-[33rem] sm:min-h-96 lg:min-h-64'

/** How the packs of a form load, fetched after the page; the place of it is kept where they are complete, so that nothing below moves. */
export function LazyPackLoading({ form, isComplete }: Pick<PackLoadingProps, 'form'> & { isComplete: boolean }) {
  if (form.packaging.length === 0) return null
  return (
    <Suspense fallback={<div className={isComplete ? room : 'min-h-20'} />}>
      <PackLoading form={form} room={room} />
    </Suspense>
  )
}
