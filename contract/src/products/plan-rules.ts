import { draftMessages } from '../catalogue/draft-messages.ts'
import { checkPrice, combinationOf } from '../catalogue/term-rules.ts'
import type { FailureDetails } from '../errors.ts'
import { readUnitPrice } from '../money.ts'
import type { PlannedPrice, ProductPlan, planKinds } from './plan-endpoints.ts'
import { planMessages as say } from './plan-messages.ts'

/** So many plans of one product wait at a time. */
export const mostPlans = 50
const furthestDays = 731

export type PlanWish = {
  kind: (typeof planKinds)[number]
  starts_at: string
  ends_at?: string | null
  lines?: readonly PlannedPrice[]
}

/** A line of the price list as plans name it: by its combination and where its tier begins. */
export function planLineKey({ options, min_qty }: Pick<PlannedPrice, 'options' | 'min_qty'>): string {
  return `${combinationOf(options)} ${min_qty}`
}

/** When a plan for prices holds: of those for good, the moment at which they are written. */
export type PlannedSpan = { starts_at: string; ends_at?: string | null | undefined }

/**
 * Whether two plans for prices of one line get into each other's way: two sales at a time, or prices for good that are written while a sale runs, at whose end nobody could say
 * which price is the former one. What begins at the moment at which the other ends does not.
 */
export function isOverlapping(one: PlannedSpan, other: PlannedSpan): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  if (a.end === undefined && b.end === undefined) return false
  return isWithin(a.start, b) || isWithin(b.start, a)
}

const spanOf = ({ starts_at, ends_at }: PlannedSpan) => ({
  start: Date.parse(starts_at),
  end: ends_at == null ? undefined : Date.parse(ends_at),
})
const isWithin = (at: number, { start, end }: ReturnType<typeof spanOf>) =>
  end === undefined ? at === start : at >= start && at < end

/** Whether something of a plan is still to happen. */
export const isOpen = ({ state }: Pick<ProductPlan, 'state'>): boolean => state === 'waiting' || state === 'running'

/** The lines of a plan for prices that another one of the product has at that time, by field. */
export function findOverlaps(wish: PlanWish, plans: readonly ProductPlan[]): FailureDetails {
  if (wish.kind !== 'prices') return {}
  const others = plans.filter((plan) => plan.kind === 'prices' && isOpen(plan) && isOverlapping(wish, plan))
  const taken = new Map(others.flatMap((plan) => plan.lines.map((line) => [planLineKey(line), plan] as const)))
  const faults: FailureDetails = {}
  for (const [index, line] of (wish.lines ?? []).entries()) {
    const other = taken.get(planLineKey(line))
    if (other) faults[`lines.${index}`] = say.overlaps(say.described(other))
  }
  return faults
}

/** What is wrong with a plan, by field; `known` says of each line that the price list has whether it has a price. */
export function findPlanFaults(wish: PlanWish, known: ReadonlyMap<string, boolean>, now: Date): FailureDetails {
  const { kind, lines = [] } = wish
  const faults: FailureDetails = {}
  const complain = (field: string, sentence: string | undefined) => {
    if (sentence !== undefined) faults[field] ??= sentence
  }
  const start = Date.parse(wish.starts_at)
  complain('starts_at', checkMoment(start, now))
  if (wish.ends_at) {
    const end = Date.parse(wish.ends_at)
    complain('ends_at', checkMoment(end, now))
    complain('ends_at', end > start ? undefined : say.endBeforeStart)
  }
  if (kind === 'publish') complain('lines', lines.length > 0 ? say.linesOfPublishing : undefined)
  if (kind === 'prices') complain('lines', lines.length === 0 ? say.linesMissing : undefined)
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const key = planLineKey(line)
    const hasPrice = known.get(key)
    complain(`lines.${index}`, hasPrice === undefined ? say.unknownLine : hasPrice ? undefined : say.onDemand)
    complain(`lines.${index}`, seen.has(key) ? say.lineTwice : undefined)
    seen.add(key)
    complain(`lines.${index}.price`, checkPrice(readUnitPrice(line.price)))
    if (line.list_price != null)
      complain(
        `lines.${index}.list_price`,
        checkPrice(readUnitPrice(line.list_price)) ??
          (line.list_price > line.price ? undefined : draftMessages.listPrice),
      )
  }
  return faults
}

function checkMoment(at: number, now: Date): string | undefined {
  if (Number.isNaN(at)) return say.momentMissing
  if (at <= now.getTime()) return say.past
  return at > now.getTime() + furthestDays * 86_400_000 ? say.tooFar : undefined
}
