import { planInputOfFreight } from '@fairquay/contract/freight/plan-input.ts'
import type { QuoteGoods, ShipmentData } from '@fairquay/contract/freight/shapes.ts'
import { chargeGiven } from '@fairquay/contract/rate-cards/charge-given.ts'
import { type FreightLoad, readLoad } from '@fairquay/contract/rate-cards/load.ts'
import { countsContainers } from '@fairquay/contract/rate-cards/price-lane.ts'
import type { RateCardTerms, RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { planQuickly } from '../shipment-plans/plan-quickly.ts'
import type { AskedGoods } from './priced-goods.ts'

/** How goods travel, as far as prices hang on it. */
export type TravelTerms = Pick<ShipmentData, 'wrapper' | 'pallet_category' | 'is_stackable'>

type Lane = { terms: Pick<RateCardTerms, 'mode'>; lane: RateLane }

/** What the goods come to on each way of transport that these lanes go: planned as a shared load, and in whole units where a lane counts those. */
export async function planLoads(
  lanes: readonly Lane[],
  { goods, given, value }: Omit<AskedGoods, 'sellerId'>,
  terms: TravelTerms,
): Promise<(mode: RateCardTerms['mode']) => FreightLoad> {
  const loads = new Map<string, FreightLoad>()
  for (const mode of new Set(lanes.map(({ terms: { mode: own } }) => own))) {
    if (given) {
      loads.set(mode, chargeGiven(given, mode))
      continue
    }
    const isInUnits = lanes.some((one) => one.terms.mode === mode && countsContainers(one.lane))
    const shared = await plan(goods, mode, 'groupage', terms)
    const full = isInUnits ? await plan(goods, mode, 'full-load', terms) : null
    loads.set(mode, readLoad(shared, full, value))
  }
  return (mode) => loads.get(mode) ?? readLoad(null, null, value)
}

function plan(
  goods: readonly Pick<QuoteGoods, 'name' | 'options' | 'pack' | 'quantity'>[],
  type: RateCardTerms['mode'],
  container: ShipmentData['container'],
  terms: TravelTerms,
) {
  const shipment = { ...plainShipment, ...terms, container, transport: { ...plainShipment.transport, type } }
  return planQuickly(planInputOfFreight(shipment, goods))
}

/** What loads do not hang on. */
const plainShipment: ShipmentData = {
  is_dangerous_goods: false,
  is_required_insurance: false,
  is_already_palletized: false,
  delivery_date: '',
  pickup_date: '',
  incoterm: 'FCA',
  wrapper: 'pallets',
  pallet_category: 'EUR-1',
  container: 'groupage',
  extra_needs: ['none'],
  transport: { type: 'truck', condition: 'dry', temperature: { type: 'celsius', degree: null } },
}
