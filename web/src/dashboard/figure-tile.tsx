import { formatNumber } from '@fairquay/contract/locale.ts'
import type { LinkProps } from '@tanstack/react-router'
import { Link } from '@tanstack/react-router'
import { joinClasses } from '../ui/join-classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type FigureTileProps = Pick<LinkProps, 'to' | 'search'> & {
  name: string
  value: number | undefined
  /** Something is to be done about it while it is not 0. */
  isTask?: boolean
}

/** One figure that leads to what it counts. */
export function FigureTile({ name, value, isTask = false, ...link }: FigureTileProps) {
  return (
    <li>
      <Link
        {...link}
        className="flex h-full flex-col justify-between rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-tint"
      >
        <span className="block text-sm break-words text-soft">{name}</span>
        {value === undefined ? (
          <Skeleton className="mt-1 h-8 w-12" />
        ) : (
          <span className={joinClasses('tabular text-2xl font-semibold', isTask && value > 0 && 'text-amber')}>
            {formatNumber(value)}
          </span>
        )}
      </Link>
    </li>
  )
}
