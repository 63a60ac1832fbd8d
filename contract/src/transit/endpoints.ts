import { endpoint } from '../endpoint.ts'
import { transitAnswer, transitInput } from './shapes.ts'

/** Distance, days and CO₂e of each way of transport, from what is known of the two ends. An estimate; nothing is kept. */
export const estimateTransitTimes = endpoint({
  method: 'POST',
  path: '/api/v1/transit-estimates',
  access: 'anyone',
  onlyReckons: true,
  summary: 'How long goods are on their way, and the CO₂e of it, by sea, air, rail and road',
  body: transitInput,
  answer: transitAnswer,
  refuses: ['too_many'],
  otherBodies: { 'All ways, from what is known of a country': { from: { country: 'TR' }, to: { country: 'DE' } } },
})
