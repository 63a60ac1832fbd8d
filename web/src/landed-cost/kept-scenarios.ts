import { useQuery } from '@tanstack/react-query'
import { whereaboutsQuery } from '../cart/whereabouts-query.ts'
import { useKept } from '../forms/use-kept.ts'
import { useUser } from '../session.tsx'
import { readScenario, type ScenarioForm, usualScenario } from './scenario-form.ts'

type Scenarios = { first: ScenarioForm; second: ScenarioForm | null }

const usual: Scenarios = { first: usualScenario, second: null }

/** How goods get to the door, as was chosen last on this device; the door is the company's own until another is chosen. */
export function useScenarios() {
  const { draft, change } = useKept<Scenarios>('landed-cost', usual, { where: 'device', read: readScenarios })
  const hasCompany = useUser()?.company != null
  const { data: own, isPending } = useQuery({ ...whereaboutsQuery, enabled: hasCompany })
  const home = (form: ScenarioForm): ScenarioForm =>
    form.destination === '' && own ? { ...form, destination: own.country, town: own.city } : form
  return {
    first: home(draft.first),
    second: draft.second && home(draft.second),
    isPending: hasCompany && isPending,
    changeFirst: (part: Partial<ScenarioForm>) => change((now) => ({ ...now, first: { ...home(now.first), ...part } })),
    changeSecond: (part: Partial<ScenarioForm>) =>
      change((now) => (now.second ? { ...now, second: { ...home(now.second), ...part } } : now)),
    /** A second way beside the first: the same, but another way of transport. */
    compare: (second: ScenarioForm) => change((now) => ({ ...now, second })),
    dropSecond: () => change((now) => ({ ...now, second: null })),
  }
}

function readScenarios(stored: unknown): Scenarios | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { first, second } = stored as Partial<Record<keyof Scenarios, unknown>>
  const read = readScenario(first)
  return read && { first: read, second: second === null ? null : readScenario(second) }
}
