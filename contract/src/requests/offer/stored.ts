import { fromStored, toStored } from '../../trade/stored-money.ts'
import { kindOf } from '../kinds.ts'
import type { Offer } from './shapes.ts'

/** An offer as it is kept: its money in whole numbers. */
export function storeOffer(offer: Offer): Offer {
  return kindOf(offer).turnMoney(offer, toStored(offer.currency)) as Offer
}

/** A kept offer as people and programs exchange it: its money in decimals. */
export function readStoredOffer(offer: Offer): Offer {
  return kindOf(offer).turnMoney(offer, fromStored(offer.currency)) as Offer
}
