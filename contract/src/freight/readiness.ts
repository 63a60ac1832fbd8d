import type { GoodsTravel } from '../catalogue/travel.ts'
import { fieldOfFact } from '../readiness/seller-facts.ts'
import type { Fact, Readiness, SellerFact } from '../readiness/shapes.ts'
import { sumFacts } from '../readiness/sum-facts.ts'
import { isCleared } from './clearance.ts'
import { hasPostcodes } from './rules.ts'
import type { QuoteGoods, QuoteRequest } from './shapes.ts'

/** Goods as far as a carrier must know them. */
export type CarriedGoods = {
  product: { id: number | null; name: string }
  /** Customs code; null or '' where nobody has said it, as the origin. */
  hts: string | null
  origin: string
  /** Whether its packs are described fully. */
  isPacked: boolean
  travel: GoodsTravel
}

type Asked = Pick<QuoteRequest, 'shipment_data'> & {
  seller_data: Pick<QuoteRequest['seller_data'], 'loading_address'>
  buyer_data: Pick<QuoteRequest['buyer_data'], 'shipping_address'>
}

/** What carriers would have to ask back for. It keeps nobody from sending: what a request must have is said by `refuseQuoteRequest`. */
export function rateFreightReadiness(asked: Asked, goods: readonly CarriedGoods[]): Readiness {
  return sumFacts([...findFactsOfWay(asked), ...findFactsOfGoods(asked, goods)])
}

/** The goods of a stored quote. */
export function readCarriedGoods({ product_id, name, hts, origin, pack }: QuoteGoods): CarriedGoods {
  return { product: { id: product_id, name }, hts, origin, isPacked: true, travel: pack.travel ?? {} }
}

function findFactsOfWay({ seller_data, buyer_data, shipment_data: shipment }: Asked): Fact[] {
  const [loading, delivery] = [seller_data.loading_address, buyer_data.shipping_address]
  const { condition, temperature } = shipment.transport
  const fact = (code: Fact['code'], field: string, isKnown: boolean): Fact => ({
    code,
    giver: 'asker',
    field,
    product: null,
    isKnown,
  })
  return [
    ...(hasPostcodes(loading.country)
      ? [fact('loading_zip', 'seller_data.loading_address.zip', isSaid(loading.zip))]
      : []),
    ...(hasPostcodes(delivery.country)
      ? [fact('delivery_zip', 'buyer_data.shipping_address.zip', isSaid(delivery.zip))]
      : []),
    fact('incoterm_place', 'shipment_data.incoterm_place', isSaid(shipment.incoterm_place)),
    fact('ready_date', 'shipment_data.pickup_date', isSaid(shipment.pickup_date)),
    ...(condition === 'reefer'
      ? [fact('temperature', 'shipment_data.transport.temperature.degree', temperature.degree !== null)]
      : []),
  ]
}

/** Customs is told what crosses its border; of dangerous goods a carrier knows class and number. */
function findFactsOfGoods({ seller_data, buyer_data, shipment_data }: Asked, goods: readonly CarriedGoods[]): Fact[] {
  const isAcross = isCleared({ loading: seller_data.loading_address, delivery: buyer_data.shipping_address })
  const dangerous = shipment_data.is_dangerous_goods ? findDangerous(goods) : []
  return goods.flatMap((one) => {
    const { product, travel } = one
    const fact = (code: SellerFact, isKnown: boolean): Fact => ({
      code,
      giver: 'seller',
      field: fieldOfFact[code],
      product,
      isKnown,
    })
    return [
      fact('weight', one.isPacked),
      fact('size', one.isPacked),
      ...(isAcross ? [fact('hts', isSaid(one.hts)), fact('origin', isSaid(one.origin))] : []),
      ...(dangerous.includes(one)
        ? [
            fact('dangerous_goods_class', travel.dangerousGoodsClass !== undefined),
            fact('un_number', travel.unNumber !== undefined),
          ]
        : []),
    ]
  })
}

/** Which of the goods are meant by a request that says some are dangerous: those that say so, else any may be. */
function findDangerous(goods: readonly CarriedGoods[]): readonly CarriedGoods[] {
  const said = goods.filter(
    ({ travel: { dangerousGoodsClass, unNumber } }) => dangerousGoodsClass !== undefined || unNumber !== undefined,
  )
  return said.length > 0 ? said : goods
}

function isSaid(text: string | null | undefined): boolean {
  return (text ?? '').trim() !== ''
}
