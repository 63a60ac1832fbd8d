import { useKept } from '../forms/use-kept.ts'
import { readTerms } from './read-terms.ts'
import { type TermsForm, usualTerms } from './terms-form.ts'

/** How goods of the cart and of orders travel, as was chosen last. */
export function usePlannerTerms() {
  return useKept<TermsForm>('load-planner-terms', usualTerms, { where: 'device', read: readTerms })
}
