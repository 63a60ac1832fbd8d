import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A deal on its way: header, next step, parts, goods and timeline where they will be. */
export function FileSkeleton() {
  return (
    <div role="status" aria-label={requestPageMessages.loading} className="mb-6">
      <Skeleton className="mt-3 h-9 w-80 max-w-full" />
      <Skeleton className="mt-4 h-5 w-80 max-w-full" />
      <Skeleton className="my-5 h-16 w-full rounded-lg" />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-5">
          <Skeleton className="h-72 w-full rounded-lg" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  )
}
