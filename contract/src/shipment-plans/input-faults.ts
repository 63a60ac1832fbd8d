import type { FailureDetails } from '../errors.ts'
import { countPlannedCartons } from './cartons-of.ts'
import { cartonMessages } from './messages.ts'
import { mostCartonKinds, mostCartons, type PlannedCarton } from './shapes.ts'

/** What is wrong with cartons beyond their shape, by field (`cartons.0.quantity`); undefined when a plan can be made of them. */
export function findCartonFaults(cartons: readonly PlannedCarton[]): FailureDetails | undefined {
  const faults: FailureDetails = {}
  const seen = new Set<string>()
  cartons.forEach((carton, index) => {
    const refuse = (field: string, sentence: string) => {
      faults[`cartons.${index}.${field}`] = sentence
    }
    if (seen.has(carton.id)) refuse('id', cartonMessages.sameId)
    seen.add(carton.id)
    if (carton.quantity === undefined && carton.units === undefined) refuse('quantity', cartonMessages.missing.quantity)
    const { temperature_c: kept } = carton
    if (kept && kept.min > kept.max) refuse('temperature_c', cartonMessages.temperature)
  })
  const total = cartons.reduce((sum, carton) => sum + countPlannedCartons(carton), 0)
  if (cartons.length > mostCartonKinds) faults.cartons = cartonMessages.tooManyKinds(mostCartonKinds)
  else if (total > mostCartons) faults.cartons = cartonMessages.tooManyCartons(mostCartons)
  if (total === 0 && Object.keys(faults).length === 0) faults.cartons = cartonMessages.none
  return Object.keys(faults).length > 0 ? faults : undefined
}
