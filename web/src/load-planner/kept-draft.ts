import { useKept } from '../forms/use-kept.ts'
import { readTerms } from '../load-plans/read-terms.ts'
import { emptyCarton, emptyForm, isBlank, type PlannerForm } from './planner-form.ts'

/** What stood in the planner before it was replaced, or after it when that was undone. */
type PutAside = { form: PlannerForm; isUndone: boolean } | null

/** What is typed into the planner, on this device until it is cleared; what takes the place of all of it at once can be undone, also after a reload. */
export function usePlannerDraft() {
  const { draft, isBegun, change } = useKept<PlannerForm>('load-planner', emptyForm, {
    where: 'device',
    read: (stored) => readDraft(stored),
  })
  const aside = useKept<PutAside>('load-planner-before', null, { where: 'device', read: readPutAside })
  return {
    draft,
    isBegun,
    change,
    /** Changes more than a field, and puts aside what there was, if somebody has typed any of it. */
    replace: (next: (form: PlannerForm) => PlannerForm) => {
      if (draft.cartons.some((carton) => !isBlank(carton) || carton.name.trim() !== ''))
        aside.change(() => ({ form: draft, isUndone: false }))
      change(next)
    },
    putAside: aside.draft,
    /** What was put aside comes back, and what is there now is put aside. */
    swap: () => {
      const { draft: kept } = aside
      if (!kept) return
      aside.change(() => ({ form: draft, isUndone: !kept.isUndone }))
      change(() => kept.form)
    },
    forgetPutAside: aside.clear,
  }
}

function readPutAside(stored: unknown): PutAside {
  if (typeof stored !== 'object' || stored === null) return null
  const { form, isUndone } = stored as { form?: unknown; isUndone?: unknown }
  const read = readDraft(form)
  return read && { form: read, isUndone: isUndone === true }
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
