import * as Type from 'typebox'
import { findCountryByName } from '../countries.ts'
import { nullable } from '../fields.ts'
import { readTravel } from '../shipment-plans/cartons-of.ts'
import { planFigures, type ShipmentPlan } from '../shipment-plans/shapes.ts'
import { readFigures } from '../shipment-plans/summary.ts'
import { fromMonthFirst, isDay } from '../trade/dates.ts'
import { sumLoads } from '../trade/load.ts'
import { packTravel } from '../trade/pack-travel.ts'
import { type Place, type RouteLoad, writeLoad } from '../trade/route.ts'
import type { PalletCategory } from './form.ts'
import { type QuoteGoods, type QuoteRequest, shipmentData } from './shapes.ts'

const address = Type.Object({
  company: Type.String(),
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  /** English name. */
  country: Type.String(),
})

const contact = Type.Object({
  company: Type.String(),
  person: Type.String(),
  email: Type.String(),
  phone: Type.String(),
})

/** Packs of one kind: how many, of what, their outer measures in millimetres, what one weighs full, and what all of them come to. */
const packages = Type.Object({
  name: Type.String(),
  type: Type.String(),
  packs: Type.Integer(),
  /** Units in one; the last one may not be full. */
  units: Type.Integer(),
  is_last_partial: Type.Boolean(),
  length_mm: Type.Number(),
  width_mm: Type.Number(),
  height_mm: Type.Number(),
  /** Gross. */
  weight_each_kg: Type.Number(),
  weight_kg: Type.Number(),
  volume_m3: Type.Number(),
  /** How its goods must travel, as it was when the request was made; absent where nobody had said. Degrees Celsius; '9'; 'UN3480'. */
  temperature_c: packTravel.properties.temperature,
  dangerous_goods_class: packTravel.properties.dangerousGoodsClass,
  un_number: packTravel.properties.unNumber,
})

const { wrapper, container, extra_needs, transport } = shipmentData.properties

/**
 * What a carrier is asked to do: everything needed for a price, for everybody with a part in the request. Days are ISO; `pickup_date` null: as soon as possible,
 * `delivery_date` null: no day was named. `pallets` is what the load plan of the request needs; null without pallets, or without a plan.
 */
export const askedFreight = Type.Object({
  loading: address,
  /** Whether the goods wait in a warehouse and not at the seller's headquarters. */
  is_loading_stock: Type.Boolean(),
  delivery: address,
  shipper: contact,
  consignee: contact,
  /** Of each of the goods. */
  packages: Type.Array(packages),
  packs: Type.Integer(),
  /** Gross. */
  weight_kg: Type.Number(),
  volume_m3: Type.Number(),
  pallets: nullable(Type.Integer()),
  pallet: nullable(Type.String()),
  /** What its load plan comes to (`GET /api/v1/logistic-quotes/:id/load-plan`); null without one. */
  planned: nullable(planFigures),
  wrapper,
  is_palletized: Type.Boolean(),
  pickup_date: nullable(Type.String()),
  delivery_date: nullable(Type.String()),
  incoterm: Type.String(),
  incoterm_place: nullable(Type.String()),
  transport: transport.properties.type,
  condition: transport.properties.condition,
  container,
  temperature: nullable(Type.Object({ degrees: Type.Number(), unit: Type.Enum(['celsius', 'fahrenheit']) })),
  is_dangerous: Type.Boolean(),
  is_insured: Type.Boolean(),
  extra_needs,
  notes: Type.String(),
})
export type AskedFreight = Type.Static<typeof askedFreight>

/** What a stored quote says, without what only its buyer is billed for. */
export function readAskedFreight(
  request: QuoteRequest,
  goods: readonly QuoteGoods[],
  plan: ShipmentPlan | null,
): AskedFreight {
  const { seller_data: seller, buyer_data: buyer, shipment_data: shipment } = request
  const { degree, type: unit } = shipment.transport.temperature
  const pallet = palletOf(request)
  return {
    loading: addressOf(seller.company, seller.loading_address),
    is_loading_stock: seller.loading_address.isStock === true,
    delivery: addressOf(buyer.company, buyer.shipping_address),
    shipper: contactOf(seller),
    consignee: contactOf(buyer),
    packages: goods.map(readPackages),
    ...describeLoad(goods, pallet, plan),
    pallet,
    planned: plan && readFigures(plan),
    wrapper: shipment.wrapper,
    is_palletized: shipment.is_already_palletized,
    pickup_date: readDay(shipment.pickup_date),
    delivery_date: readDay(shipment.delivery_date),
    incoterm: shipment.incoterm,
    incoterm_place: shipment.incoterm_place ?? null,
    transport: shipment.transport.type,
    condition: shipment.transport.condition,
    container: shipment.container,
    temperature: degree === null ? null : { degrees: degree, unit: unit === 'celsius' ? 'celsius' : 'fahrenheit' },
    is_dangerous: shipment.is_dangerous_goods,
    is_insured: shipment.is_required_insurance,
    extra_needs: shipment.extra_needs,
    notes: request.additional_notes ?? '',
  }
}

function readPackages({
  name,
  pack,
  packs,
  isLastPackPartial,
  grams,
  litres,
}: QuoteGoods): AskedFreight['packages'][number] {
  return {
    name,
    type: pack.type,
    packs,
    units: pack.units,
    is_last_partial: isLastPackPartial,
    length_mm: pack.depth,
    width_mm: pack.width,
    height_mm: pack.height,
    weight_each_kg: pack.grams / 1000,
    weight_kg: grams / 1000,
    volume_m3: litres / 1000,
    ...(pack.travel && readTravel(pack.travel)),
  }
}

/** What lists call the request by: from where to where, and how much. */
export function describeWay(
  request: QuoteRequest,
  goods: readonly QuoteGoods[],
  plan: ShipmentPlan | null,
): { from: Place; to: Place; load: RouteLoad; isInsured: boolean } {
  return {
    from: placeOf(request.seller_data.loading_address),
    to: placeOf(request.buyer_data.shipping_address),
    load: describeLoad(goods, palletOf(request), plan),
    isInsured: request.shipment_data.is_required_insurance,
  }
}

/** A whole shipment, as lists and carriers read it. */
function describeLoad(
  goods: readonly QuoteGoods[],
  pallet: PalletCategory | null,
  plan: ShipmentPlan | null,
): RouteLoad {
  return writeLoad(sumLoads(goods), pallet === null ? null : (plan?.pallets.length ?? null))
}

function placeOf({ country, city }: { country: string; city: string }): Place {
  return { country: findCountryByName(country)?.code ?? '', place: city.trim() }
}

/** The pallets the goods travel on; null where they travel in cases. */
export function palletOf({ shipment_data }: Pick<QuoteRequest, 'shipment_data'>): PalletCategory | null {
  return shipment_data.wrapper === 'pallets' ? (shipment_data.pallet_category as PalletCategory) : null
}

function addressOf(
  company: string,
  { street, zip = '', city, country }: { street: string; zip?: string; city: string; country: string },
): AskedFreight['loading'] {
  return { company, street, zip, city, country }
}

function contactOf({
  company,
  first_name,
  last_name,
  email,
  phone,
}: QuoteRequest['seller_data'] | QuoteRequest['buyer_data']): AskedFreight['shipper'] {
  return { company, person: `${first_name} ${last_name}`.trim(), email, phone }
}

/** Days as quotes write them: ISO with or without a time, MM-DD-YYYY, or a word for none. */
function readDay(text: string): string | null {
  const day = fromMonthFirst(text.slice(0, 10))
  return isDay(day) ? day : null
}
