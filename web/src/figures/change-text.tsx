import { changeOf } from '@fairquay/contract/figures/period.ts'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import { figuresTexts as say } from './texts.ts'

/** How a figure has changed since the period before; nothing where that is not known. */
export function ChangeText({
  now,
  before,
  isShort = false,
}: {
  now: number
  before: number | null
  isShort?: boolean
}) {
  if (before === null || (isShort && now === before)) return null
  const change = changeOf(now, before)
  if (change === null) return now === 0 ? null : <span className="text-sm text-soft">{say.noneBefore}</span>
  const Icon = change < 0 ? TrendingDown : TrendingUp
  return (
    <span className="tabular text-sm text-soft">
      <span
        className={joinClasses(
          'inline-flex items-center gap-1 font-medium',
          change > 0 ? 'text-quay' : change < 0 ? 'text-amber' : 'text-soft',
        )}
      >
        {change === 0 ? null : <Icon size={14} aria-hidden="true" />}
        {change === 0 ? say.same : say.change(change)}
      </span>
      {isShort || change === 0 ? null : <> {say.than(before)}</>}
    </span>
  )
}
