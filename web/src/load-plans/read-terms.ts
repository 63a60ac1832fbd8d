import { emptyPallet, type TermsForm, usualTerms } from './terms-form.ts'

const number = 1
/** What stored terms have to look like: with a number wherever one may stand. */
const { ownPallet: _, ...flat } = usualTerms
const model = { ...flat, maxHeight: number, clearance: number, overhang: number }
const palletModel = { length_mm: number, width_mm: number, height_mm: number, kg: number, safe_load_kg: number }

/** Terms that were stored; null where they are none. Those of before there were pallets of one's own have none. */
export function readTerms(stored: unknown): TermsForm | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { ownPallet: pallet, ...terms } = { ownPallet: emptyPallet, ...stored }
  return fits(terms, model) && fits(pallet, palletModel) ? ({ ...terms, ownPallet: pallet } as TermsForm) : null
}

function fits(stored: unknown, like: object): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(like).every(([name, value]) => {
      const there = (stored as Record<string, unknown>)[name]
      return typeof there === typeof value || (there === null && typeof value === 'number')
    })
  )
}
