import type { PlannerAddress } from '@fairquay/contract/shipment-plans/address.ts'
import { Link } from '@tanstack/react-router'
import { Container } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import { planTexts as texts } from './texts.ts'

type PlannedLineProps = {
  /** The parts of the line; undefined while they are planned. */
  summary: readonly string[] | undefined
  /** The page of the whole plan; without it the line leads nowhere. */
  search?: PlannerAddress | undefined
  /** What of the goods is not in it, where it leads nowhere. */
  note?: string | undefined
  className?: string | undefined
}

/** A plan in one line that opens it: '7 pallets · 4.2 t · 11.3 m³ · 54 % of a 20′ container'. */
export function PlannedLine({ summary, search, note, className }: PlannedLineProps) {
  const line = <span className="tabular block font-medium">{summary?.join(' · ') ?? texts.planning}</span>
  if (!search)
    return (
      <p className={joinClasses('flex items-center gap-2.5 text-sm', className)}>
        <Sign />
        <span className="min-w-0">
          {line}
          {note ? <span className="block text-soft">{note}</span> : null}
        </span>
      </p>
    )
  return (
    <Link
      to="/load-planner"
      search={search}
      className={joinClasses(
        'flex min-h-11 items-center gap-2.5 rounded-md bg-tint px-3 py-2 text-sm transition-colors hover:text-quay',
        className,
      )}
    >
      <Sign />
      <span className="min-w-0">
        {line}
        <span className="block text-soft underline">{texts.seePlan}</span>
      </span>
    </Link>
  )
}

function Sign() {
  return <Container size={18} aria-hidden="true" className="shrink-0 text-quay" />
}
