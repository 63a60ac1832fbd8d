import { formatList, formatNumber } from '../locale.ts'
import { fromMonthFirst, isDay, toMonthFirst } from '../trade/dates.ts'
import { isIncotermCode, nameIncoterm } from '../trade/incoterms.ts'
import { nameChoice, transportTypes } from '../trade/transport.ts'
import { conditions, containers, extraNeeds, palletCategories, wrappers } from './form.ts'
import { quoteTexts, reviewTexts as texts } from './messages.ts'
import type { ShipmentData } from './shapes.ts'

/** One line of the review: what it is about and what was said. */
export type Fact = { label: string; value: string }

/** The shipment as the review and its document tell it (docs/product.md#freight-quotes). */
export function describeShipment(shipment: ShipmentData): Fact[] {
  const { transport } = shipment
  return [
    { label: texts.transport, value: nameChoice(transportTypes, transport.type) },
    { label: texts.incoterm, value: isIncotermCode(shipment.incoterm) ? nameIncoterm(shipment.incoterm) : '' },
    { label: texts.place, value: shipment.incoterm_place ?? texts.notNamed },
    { label: texts.wrapper, value: nameChoice(wrappers, shipment.wrapper) },
    { label: texts.isPalletized, value: yesOrNo(shipment.is_already_palletized) },
    { label: texts.pallet, value: describePallet(shipment.pallet_category) },
    { label: texts.stackable, value: yesOrNo(shipment.is_stackable ?? false) },
    { label: texts.container, value: nameChoice(containers, shipment.container) },
    { label: texts.condition, value: nameChoice(conditions, transport.condition) },
    { label: texts.temperature, value: describeTemperature(transport.temperature) },
    { label: texts.dangerousGoods, value: yesOrNo(shipment.is_dangerous_goods) },
    { label: texts.insurance, value: yesOrNo(shipment.is_required_insurance) },
    { label: texts.pickup, value: describeDay(shipment.pickup_date) },
    { label: texts.delivery, value: describeDelivery(shipment.delivery_date) },
    {
      label: texts.extraNeeds,
      value: formatList(
        shipment.extra_needs.map((need) => nameChoice(extraNeeds, need)),
        'narrow',
      ),
    },
  ]
}

/** 'EUR-1' → 'EUR-1 (120x80 cm)', as docs/product.md#freight-quotes writes it. */
export function describePallet(category: string): string {
  const pallet = palletCategories.find(({ value }) => value === category)
  return pallet ? `${pallet.value} (${pallet.length}x${pallet.width} cm)` : category
}

function describeTemperature({ type, degree }: ShipmentData['transport']['temperature']): string {
  return degree === null ? texts.noTemperature : `${formatNumber(degree)} °${type === 'celsius' ? 'C' : 'F'}`
}

/** Days as MM-DD-YYYY; 'ASAP' stays. */
function describeDay(text: string): string {
  const day = fromMonthFirst(text.slice(0, 10))
  return isDay(day) ? toMonthFirst(day) : text
}

function describeDelivery(text: string): string {
  return text === '' || text.toLowerCase() === 'unspecified' ? quoteTexts.deliveryOptional : describeDay(text)
}

function yesOrNo(value: boolean): string {
  return value ? texts.yes : texts.no
}
