import { useQuery } from '@tanstack/react-query'
import { whereaboutsQuery } from '../accounts/whereabouts-query.ts'
import { useKept } from '../forms/use-kept.ts'
import { useUser } from '../session.tsx'
import { type LandedGoods, readScenario, type ScenarioForm, usualScenario } from './scenario-form.ts'

/** What is typed for certain goods alone: another product has another freight. */
const amounts = ['freight', 'onward', 'originCosts', 'quantity'] as const
type Amounts = Record<(typeof amounts)[number], number | null>

type Ways<Form> = { first: Form; second: Form | null }
type Way = keyof Ways<unknown>

const usualWays: Ways<ScenarioForm> = { first: usualScenario, second: null }
const noAmounts: Amounts = { freight: null, onward: null, originCosts: null, quantity: null }
const noCosts: Ways<Amounts> = { first: noAmounts, second: noAmounts }

/** What goods are told apart by, so that what their freight costs is kept for them. */
export function keyOfGoods(goods: readonly LandedGoods[]): string {
  return goods.map(({ product_id, name, quantity }) => `${product_id ?? name}×${quantity}`).join(' ')
}

/**
 * How goods get to the door, as was chosen last on this device, and what was typed for these goods; the door is the company's own until another is chosen. With a rival the
 * second way is there too, of those goods.
 */
export function useScenarios(goodsKey: string, rivalKey?: string) {
  const ways = useKept<Ways<ScenarioForm>>('landed-cost', usualWays, { where: 'device', read: readWays })
  const costs = useKept<Ways<Amounts>>(`landed-cost ${goodsKey}`, noCosts)
  const rivalCosts = useKept<Ways<Amounts>>(`landed-cost ${rivalKey ?? ''}`, noCosts)
  const hasCompany = useUser()?.company != null
  const { data: own, isPending } = useQuery({ ...whereaboutsQuery, enabled: hasCompany })
  const home = (form: ScenarioForm): ScenarioForm =>
    form.destination === '' && own ? { ...form, destination: own.country, town: own.city } : form
  // Other goods have what was typed for them where they were the first.
  const costsOf = (way: Way) =>
    way === 'second' && rivalKey !== undefined
      ? { kept: rivalCosts, slot: 'first' as const }
      : { kept: costs, slot: way }
  const read = (way: Way): ScenarioForm | null => {
    const form = ways.draft[way] ?? (rivalKey === undefined ? null : ways.draft.first)
    const { kept, slot } = costsOf(way)
    return form && { ...home(form), ...(kept.draft[slot] ?? noAmounts) }
  }
  const change = (way: Way, part: Partial<ScenarioForm>) => {
    const typed = Object.fromEntries(Object.entries(part).filter(([field]) => isAmount(field)))
    const chosen = Object.fromEntries(Object.entries(part).filter(([field]) => !isAmount(field)))
    const { kept, slot } = costsOf(way)
    if (Object.keys(typed).length > 0)
      kept.change((now) => ({ ...now, [slot]: { ...(now[slot] ?? noAmounts), ...typed } }))
    if (Object.keys(chosen).length > 0)
      ways.change((now) => ({ ...now, [way]: { ...home(now[way] ?? now.first), ...chosen } }))
  }
  return {
    first: read('first') ?? usualScenario,
    second: read('second'),
    isPending: hasCompany && isPending,
    changeFirst: (part: Partial<ScenarioForm>) => change('first', part),
    changeSecond: (part: Partial<ScenarioForm>) => change('second', part),
    dropSecond: () => ways.change((now) => ({ ...now, second: null })),
  }
}

function isAmount(field: string): boolean {
  return (amounts as readonly string[]).includes(field)
}

function readWays(stored: unknown): Ways<ScenarioForm> | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { first, second } = stored as Partial<Record<keyof Ways<unknown>, unknown>>
  const read = readScenario(first)
  return read && { first: read, second: second === null ? null : readScenario(second) }
}
