import { draftMessages } from '../catalogue/draft-messages.ts'
import { checkPrice, combinationOf } from '../catalogue/term-rules.ts'
import type { FailureDetails } from '../errors.ts'
import { readUnitPrice } from '../money.ts'
import type { PlannedPrice, planKinds } from './plan-endpoints.ts'
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
    complain('ends_at', kind === 'prices' ? say.endOfPrices : checkMoment(end, now))
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
