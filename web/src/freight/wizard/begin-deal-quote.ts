import type { GoodsTravel } from '@fairquay/contract/catalogue/travel.ts'
import { type CarriedDeal, readDealShipment, readPickUpPlace } from '@fairquay/contract/freight/from-deal.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import type { QuotedDeal } from './stored-quote.ts'
import { beginQuote, quote } from './use-quote.ts'
import type { WizardGoods } from './wizard-goods.ts'

/** Begins a quote for what was agreed: receiver, delivery address, rule and days stand there as the deal has them. `travels` is how the goods must travel, as it was agreed, else as the market says it. */
export function beginDealQuote(
  goods: readonly WizardGoods[],
  deal: CarriedDeal,
  quoted: QuotedDeal & { agreedId: number },
  travels: readonly GoodsTravel[],
): void {
  beginQuote(goods, { ...quoted, pickUp: readPickUpPlace(deal) }, travels)
  const { buyer, shipping, shipment } = readDealShipment(deal, readToday(new Date()))
  const { change, changeShipment } = quote.getState()
  change('buyer', buyer)
  change('shipping', shipping)
  changeShipment(shipment)
}
