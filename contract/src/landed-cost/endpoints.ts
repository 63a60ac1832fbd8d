import { endpoint } from '../endpoint.ts'
import { otherLandedBodies } from './example.ts'
import { landedCost, landedCostInput } from './shapes.ts'

/** A calculation from what is sent and what is on record of tariffs; nothing is kept. */
export const calculateLandedCost = endpoint({
  method: 'POST',
  path: '/api/v1/landed-cost',
  access: 'signedIn',
  scope: 'requests:ask',
  summary:
    "What goods cost at the buyer's door: freight, insurance, duties, fees and tax, each with its source, and what is not known",
  bodyLimit: 256 * 1024,
  body: landedCostInput,
  answer: landedCost,
  otherBodies: otherLandedBodies,
})
