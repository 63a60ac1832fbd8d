import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of the filters before they are known. */
export function PanelSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="space-y-3 py-3">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <Skeleton key={index} className={index === 0 ? 'mb-5 h-5 w-24' : 'h-5 w-full'} />
      ))}
    </div>
  )
}
