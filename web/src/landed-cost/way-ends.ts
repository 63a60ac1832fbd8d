import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { incoterms } from '@fairquay/contract/trade/incoterms.ts'
import type { TransitInput } from '@fairquay/contract/transit/shapes.ts'
import type { ScenarioForm } from './scenario-form.ts'

/**
 * From where to where a way leads, as far as it is said: the place that is named beside the term is where the goods are handed over, at the one end or the
 * other. Nothing where it is not known which country they are sent from.
 */
export function readWayEnds(
  { town, incoterm, place }: Pick<ScenarioForm, 'town' | 'incoterm' | 'place'>,
  { from, destination }: Pick<LandedCostInput, 'from' | 'destination'>,
): Pick<TransitInput, 'from' | 'to'> | undefined {
  if (!from) return undefined
  const { isPlaceOfOrigin, isForWaterOnly } = incoterms[incoterm]
  const named = place.trim()
  // Ships end at a port, from which it is still a way to the door.
  const door = town.trim() || (isPlaceOfOrigin || isForWaterOnly ? '' : named)
  return {
    from: { country: from, ...(isPlaceOfOrigin && named !== '' && { place: named }) },
    to: { country: destination, ...(door !== '' && { place: door }) },
  }
}
