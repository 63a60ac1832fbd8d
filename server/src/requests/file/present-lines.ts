import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { findChosen, readVariant, showVariant } from '@fairquay/contract/catalogue/variant-facts.ts'
import type { FileLine } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { findPack, loadPacks } from '@fairquay/contract/trade/load.ts'
import { writeLoad } from '@fairquay/contract/trade/route.ts'
import { kinds } from '../kinds.ts'

type Line = RequestDetail['lines'][number]

/**
 * The goods of a file, each once: lines of several requests about the same product and options are one, in the words and the quantity of the request that comes
 * first. `requests` are in the order of a deal; `cards` are the products on the market.
 */
export function presentLines(requests: readonly RequestDetail[], cards: ReadonlyMap<number, Product>): FileLine[] {
  const lines = new Map<string, FileLine>()
  for (const request of requests) {
    const prices = mayKnowPrices(request) ? readPrices(request) : undefined
    for (const line of request.lines) {
      const key = JSON.stringify([line.product_id ?? line.product_name, line.options])
      const known = lines.get(key)
      if (known) known.requests.push(request.id)
      else lines.set(key, presentLine(request, line, cards, prices))
    }
  }
  return [...lines.values()]
}

function mayKnowPrices({ lines }: RequestDetail): boolean {
  return lines.every(({ price_value }) => price_value !== null)
}

type LinePrices = {
  original: number | null
  asked: number | null
  offered: number | null
  countered: number | null
  agreed: number | null
}
type ReadPrices = { currency: string; of(line: Line): LinePrices; totalOf(line: Line): number | null }

/** What a request and its newest offers say a line costs. An offer that prices no lines leaves them at what was asked. */
function readPrices(request: RequestDetail): ReadPrices {
  const { deal, currency } = request
  const revisions = request.threads.flatMap(({ offers }) => offers).sort((a, b) => a.at.localeCompare(b.at))
  const newest = revisions.at(-1)
  const asked = request.lines.map(({ position, quantity, weight_value }) => ({
    position,
    quantity,
    unitWeight: weight_value,
  }))
  const pricesOf = (offer: Offer | undefined) => (offer ? kinds[request.kind].priceLines(offer, asked) : [])
  const offered = pricesOf(revisions.findLast(({ side }) => side === 'answer')?.offer)
  const countered = pricesOf(newest?.side === 'counter' ? newest.offer : undefined)
  const agreed = deal && offered.length > 0 ? deal.lines : undefined
  const at = <Priced extends { position: number }>(priced: readonly Priced[] | undefined, { position }: Line) =>
    priced?.find((one) => one.position === position)
  return {
    currency,
    of: (line) => ({
      original: findOriginal(line),
      asked: line.price_value || null,
      offered: at(offered, line)?.price ?? null,
      countered: at(countered, line)?.price ?? null,
      agreed: at(agreed, line)?.unit_price ?? null,
    }),
    // A line that was not taken in the end comes to nothing.
    totalOf: (line) =>
      agreed
        ? (at(agreed, line)?.total ?? null)
        : ((at(countered, line) ?? at(offered, line))?.total ?? (line.total_price || null)),
  }
}

/** What the seller took off is shown beside what was asked for. */
function findOriginal({ price_value, original_price_value }: Line): number | null {
  return price_value && original_price_value && original_price_value > price_value ? original_price_value : null
}

function presentLine(
  request: RequestDetail,
  line: Line,
  cards: ReadonlyMap<number, Product>,
  prices: ReadPrices | undefined,
): FileLine {
  const card = line.product_id === null ? undefined : cards.get(line.product_id)
  const picture = card && showVariant(card, findChosen(card.options, line.options))
  return {
    product_id: line.product_id,
    slug: line.product_slug,
    name: line.product_name,
    picture: picture ? { url: picture.preview, width: picture.width, height: picture.height } : null,
    options: line.options,
    sku: line.sku,
    barcode: line.barcode,
    hts: line.hts,
    origin_code: line.origin_code,
    quantity: line.quantity,
    order_measure: line.order_measure,
    price_unit: line.measuring_unit,
    unit_weight: line.weight_value,
    requests: [request.id],
    load: describeLoad(card, line),
    temperature_min: card?.temperature_min ?? null,
    temperature_max: card?.temperature_max ?? null,
    dangerous_goods_class: card?.dangerous_goods_class ?? null,
    prices: prices ? { ...prices.of(line), currency: prices.currency } : null,
    total: prices ? prices.totalOf(line) : null,
  }
}

function describeLoad(card: Product | undefined, { options, quantity }: Line): FileLine['load'] {
  const pack = card && findPack(readVariant(card, findChosen(card.options, options)).get_packaging)
  if (!pack) return null
  return writeLoad(loadPacks(pack, quantity), null)
}
