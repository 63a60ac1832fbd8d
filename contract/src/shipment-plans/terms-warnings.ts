import { findIncotermMismatch } from '../trade/incoterms.ts'
import type { PlanInput, PlanWarning } from './shapes.ts'

type Terms = Pick<PlanInput, 'mode' | 'incoterm'> & { cartons: readonly { origin?: string }[] }

/**
 * What is worth knowing of how goods are sold and where they begin, of which the planner knows nothing: goods of several places in one plan, and a rule made for
 * ships with another way of transport or with containers. Goods that do not say where they are loaded are loaded anywhere.
 */
export function findTermsWarnings({ cartons, mode, incoterm }: Terms): PlanWarning[] {
  const places = [...new Set(cartons.flatMap(({ origin = '' }) => origin.trim() || []))]
  const isMissed = incoterm !== undefined && findIncotermMismatch(incoterm, mode) !== undefined
  return [
    ...(places.length > 1 ? [{ code: 'SPLIT_ORIGIN' as const, places }] : []),
    ...(isMissed ? [{ code: 'INCOTERM_MODE' as const, incoterm }] : []),
  ]
}
