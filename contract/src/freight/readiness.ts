import { fieldOfFact } from '../readiness/seller-facts.ts'
import { type Fact, type KnownGoods, type Readiness, type SellerFact, sellerFacts } from '../readiness/shapes.ts'
import { sumFacts } from '../readiness/sum-facts.ts'
import type { Pack } from '../trade/load.ts'
import { isCleared } from './clearance.ts'
import { hasPostcodes } from './rules.ts'
import type { QuoteGoods, QuoteRequest } from './shapes.ts'

type Asked = Pick<QuoteRequest, 'shipment_data'> & {
  seller_data: Pick<QuoteRequest['seller_data'], 'loading_address'>
  buyer_data: Pick<QuoteRequest['buyer_data'], 'shipping_address'>
}

/** What carriers would have to ask back for. It keeps nobody from sending: what a request must have is said by `refuseQuoteRequest`. */
export function rateFreightReadiness(asked: Asked, goods: readonly KnownGoods[]): Readiness {
  return sumFacts([...findFactsOfWay(asked), ...findFactsOfGoods(asked, goods)])
}

/** What a quote's goods say of themselves: a quote has only goods that are packed. */
export function readKnownGoods({
  product_id,
  name,
  hts,
  origin,
  pack,
}: Pick<QuoteGoods, 'product_id' | 'name' | 'hts' | 'origin'> & { pack: Pick<Pack, 'travel'> | null }): KnownGoods {
  const { dangerousGoodsClass, unNumber } = pack?.travel ?? {}
  const isKnown: Record<SellerFact, boolean> = {
    hts: isSaid(hts),
    origin: isSaid(origin),
    weight: pack !== null,
    size: pack !== null,
    dangerous_goods_class: dangerousGoodsClass !== undefined,
    un_number: unNumber !== undefined,
  }
  return { product: { id: product_id, name }, known: sellerFacts.filter((fact) => isKnown[fact]) }
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
function findFactsOfGoods({ seller_data, buyer_data, shipment_data }: Asked, goods: readonly KnownGoods[]): Fact[] {
  const isAcross = isCleared({ loading: seller_data.loading_address, delivery: buyer_data.shipping_address })
  const dangerous = shipment_data.is_dangerous_goods ? findDangerous(goods) : []
  return goods.flatMap((one) =>
    [
      ...(['weight', 'size'] as const),
      ...(isAcross ? (['hts', 'origin'] as const) : []),
      ...(dangerous.includes(one) ? dangerousFacts : []),
    ].map((code) => ({
      code,
      giver: 'seller' as const,
      field: fieldOfFact[code],
      product: one.product,
      isKnown: one.known.includes(code),
    })),
  )
}

const dangerousFacts = ['dangerous_goods_class', 'un_number'] as const

/** Which of the goods are meant by a request that says some are dangerous: those that say so, else any may be. */
function findDangerous(goods: readonly KnownGoods[]): readonly KnownGoods[] {
  const said = goods.filter(({ known }) => dangerousFacts.some((fact) => known.includes(fact)))
  return said.length > 0 ? said : goods
}

function isSaid(text: string | null | undefined): boolean {
  return (text ?? '').trim() !== ''
}
