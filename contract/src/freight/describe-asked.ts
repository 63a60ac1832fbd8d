import { listAddressLines } from '../address-lines.ts'
import { formatDay, formatList, formatNumber } from '../locale.ts'
import { addDanger } from '../shipment-plans/names.ts'
import { isIncotermCode, nameIncoterm } from '../trade/incoterms.ts'
import { formatPacks, formatSize, formatVolume, formatWeight } from '../trade/load.ts'
import { paperTexts } from '../trade/paper-texts.ts'
import { nameChoice, transportTypes } from '../trade/transport.ts'
import type { AskedFreight } from './asked.ts'
import { conditions, containers, extraNeeds, wrappers } from './form.ts'
import { askedTexts, reviewTexts as texts } from './messages.ts'
import { describePallet, type Fact } from './review.ts'

/** What is to be carried, from where to where, as a carrier reads it to name a price. What was not said is ''. */
export function describeAsked(asked: AskedFreight): Fact[] {
  const { packs, pallets, pallet, incoterm, incoterm_place, temperature, pickup_date, delivery_date } = asked
  return [
    { label: askedTexts.loading, value: writeAddress(asked.loading) },
    { label: askedTexts.delivery, value: writeAddress(asked.delivery) },
    { label: askedTexts.shipper, value: writeContact(asked.shipper) },
    { label: askedTexts.consignee, value: writeContact(asked.consignee) },
    {
      label: askedTexts.load,
      value: [formatPacks(packs), formatWeight(asked.weight_kg * 1000), formatVolume(asked.volume_m3 * 1000)].join(
        ', ',
      ),
    },
    { label: askedTexts.packages, value: asked.packages.map(describePackages).join('\n') },
    {
      label: askedTexts.pallets,
      value:
        pallets === null || pallet === null
          ? nameChoice(wrappers, asked.wrapper)
          : askedTexts.palletsOf(formatNumber(pallets), describePallet(pallet)),
    },
    { label: texts.isPalletized, value: asked.is_palletized ? texts.yes : texts.no },
    { label: texts.pickup, value: pickup_date === null ? askedTexts.soon : formatDay(pickup_date) },
    { label: texts.delivery, value: delivery_date === null ? askedTexts.noDay : formatDay(delivery_date) },
    {
      label: texts.incoterm,
      value: [isIncotermCode(incoterm) ? nameIncoterm(incoterm) : incoterm, incoterm_place ?? '']
        .filter((part) => part !== '')
        .join(', '),
    },
    { label: texts.transport, value: nameChoice(transportTypes, asked.transport) },
    { label: texts.container, value: nameChoice(containers, asked.container) },
    { label: texts.condition, value: nameChoice(conditions, asked.condition) },
    {
      label: texts.temperature,
      value:
        temperature === null
          ? ''
          : `${formatNumber(temperature.degrees)} °${temperature.unit === 'celsius' ? 'C' : 'F'}`,
    },
    { label: texts.dangerousGoods, value: asked.is_dangerous ? texts.yes : texts.no },
    { label: texts.insurance, value: asked.is_insured ? texts.yes : texts.no },
    {
      label: texts.extraNeeds,
      value: formatList(
        asked.extra_needs.map((need) => nameChoice(extraNeeds, need)),
        'narrow',
      ),
    },
  ]
}

/** 'Olive oil: 3 × Carton of 48, 60 × 40 × 40 cm, 31.00 kg each'; of dangerous goods with class and UN number. */
function describePackages(one: AskedFreight['packages'][number]): string {
  const { name, packs, type, units, length_mm, width_mm, height_mm, weight_each_kg } = one
  const size = formatSize({ type, units, grams: 0, width: width_mm, depth: length_mm, height: height_mm })
  return askedTexts.packagesOf({
    name: addDanger(name, one),
    packs: formatNumber(packs),
    pack: paperTexts.packOf(type, formatNumber(units)),
    size,
    weight: formatWeight(weight_each_kg * 1000),
  })
}

function writeAddress(address: AskedFreight['loading']): string {
  return [address.company, ...listAddressLines(address)].filter((part) => part !== '').join(', ')
}

function writeContact({ person, email, phone }: AskedFreight['shipper']): string {
  return [person, phone, email].filter((part) => part !== '').join(', ')
}
