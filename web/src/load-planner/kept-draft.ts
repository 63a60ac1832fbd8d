import { useKept } from '../forms/use-kept.ts'
import { readTerms } from '../load-plans/read-terms.ts'
import { emptyCarton, emptyForm, type PlannerForm } from './planner-form.ts'

/** What is typed into the planner, on this device until it is cleared. */
export function usePlannerDraft() {
  return useKept<PlannerForm>('load-planner', emptyForm, { where: 'device', read: (stored) => readDraft(stored) })
}

function readDraft(stored: unknown): PlannerForm | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { cartons, terms, title, lengthUnit, weightUnit } = stored as Partial<PlannerForm>
  const kept = readTerms(terms)
  const isRight =
    Array.isArray(cartons) &&
    cartons.length > 0 &&
    cartons.every((carton) => typeof carton?.name === 'string' && typeof carton.dangerClass === 'string') &&
    typeof title === 'string' &&
    ['mm', 'cm', 'in'].includes(String(lengthUnit)) &&
    ['kg', 'lb'].includes(String(weightUnit)) &&
    kept !== null
  // What was typed before cartons said all of this has nothing of it.
  return isRight
    ? { ...(stored as PlannerForm), terms: kept, cartons: cartons.map((carton) => ({ ...emptyCarton, ...carton })) }
    : null
}
