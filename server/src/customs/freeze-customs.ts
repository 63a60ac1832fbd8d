import type { CustomsTerms } from '@fairquay/contract/customs/deal.ts'
import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { calculateCustoms } from '@fairquay/contract/customs/offer-rules.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { Queryable } from '../database.ts'
import { describeLine } from '../trade/describe-line.ts'
import { addressesOf, getParty } from '../trade/find-party.ts'
import type { Freezing, Terms } from '../trade/kind.ts'
import { findCustomsRequest } from './queries.ts'

/** The estimate, and the markets it is for. */
export async function freezeCustoms(
  tx: Queryable,
  { offer, request, buyer, lines, cards }: Freezing<CustomsOffer>,
): Promise<Terms & { customs: CustomsTerms | null }> {
  const asked = await findCustomsRequest(tx, request.id)
  const seller = await getParty(tx, request.supplierId)
  return {
    seller,
    addresses: addressesOf(seller, buyer),
    incoterm: null,
    place: '',
    payment_terms: '',
    lines: lines.map((line) => describeLine(line, request.currency, cards)),
    total: writeMoney(calculateCustoms(offer).total, offer.currency),
    customs: asked
      ? {
          offer,
          exporting_market: asked.exporting_market,
          importing_market: asked.importing_market,
          origin: asked.origin,
          hts: asked.hts,
        }
      : null,
  }
}
