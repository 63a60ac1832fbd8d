import { useKept } from '../forms/use-kept.ts'
import { type TermsForm, usualTerms } from './terms-form.ts'

const number = 1
/** What stored terms have to look like: with a number wherever one may stand. */
const model: TermsForm = { ...usualTerms, maxHeight: number, clearance: number, overhang: number }

/** How goods of the cart and of orders travel, as was chosen last. */
export function usePlannerTerms() {
  return useKept<TermsForm>('load-planner-terms', usualTerms, {
    where: 'device',
    read: (stored) => (isTerms(stored) ? stored : null),
  })
}

/** Whether something that was stored are terms. */
export function isTerms(stored: unknown): stored is TermsForm {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(model).every(([name, value]) => {
      const there = (stored as Record<string, unknown>)[name]
      return typeof there === typeof value || (there === null && typeof value === 'number')
    })
  )
}
