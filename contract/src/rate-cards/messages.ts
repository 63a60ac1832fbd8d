import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
import type { RateBasis, SurchargeBasis } from './shapes.ts'

export const basisTitles: Record<SurchargeBasis, string> = defineMessages({
  per_shipment: 'for the shipment',
  per_kg: 'a kg, chargeable',
  per_m3: 'a m³',
  per_wm: 'a W/M',
  per_ldm: 'a loading metre',
  per_pallet: 'a pallet',
  per_container: 'a container or trailer',
  pct_value: '% of the value',
  pct_freight: '% of the freight',
})

/** What a step of a basis is counted in; '' of what is not counted. */
export const basisUnits: Record<RateBasis, string> = defineMessages({
  per_shipment: '',
  per_kg: 'kg',
  per_m3: 'm³',
  per_wm: 'W/M',
  per_ldm: 'loading metres',
  per_pallet: 'pallets',
  per_container: 'containers',
  pct_value: '',
})

/** What is not known where a price cannot be reckoned. Of a share of the freight it is what is not known of the freight. */
export const basisUnknown: Record<SurchargeBasis, string> = defineMessages({
  per_shipment: '',
  per_kg: 'the chargeable weight',
  per_m3: 'the volume',
  per_wm: 'weight and volume',
  per_ldm: 'the loading metres',
  per_pallet: 'the number of pallets',
  per_container: 'how many containers or trailers it takes',
  pct_value: 'the value of the goods in this currency',
  pct_freight: '',
})

/** Sentences about rate cards, their lanes and their prices. */
export const rateMessages = defineMessages({
  fromCard: (name: string) => `Price of the rate card “${name}”.`,
  freeDays: (days: number) => formatPlural(days, { one: '# free day.', other: '# free days.' }),
  neverIn: (never: string) => `Never included: ${never}.`,
  legWith: (leg: string, names: string) => `${leg}: ${names}`,
  counted: (quantity: number, price: string, basis: string) =>
    `${formatNumber(quantity, { maximumFractionDigits: 3 })} × ${price} ${basis}`,
  wrong: 'This does not fit here.',
  country: 'There is no such country. Write its two letters, such as DE.',
  number: 'Write a number, such as 2.50.',
  wholeDays: 'Write whole days, such as 3.',
  oneOfNames: (names: string) => `Write one of ${names}.`,
  zone: 'Write beginnings of postcodes, such as 20, 21-25.',
  zoneAndPort: 'A port needs no postcodes.',
  port: 'Write the five letters of a port or airport, such as DEHAM.',
  portCountry: 'This port lies in another country.',
  equipmentMissing: 'Which container or trailer?',
  equipmentUnexpected: 'Only a price for each container or trailer has one.',
  percentSteps: 'A percentage has no steps.',
  stepTwice: 'Two steps begin at the same quantity.',
  transitOrder: 'The longest time is shorter than the shortest.',
  tooFine: 'Too many decimals for this currency.',
  ends: 'The last day is before the first.',
  tooLong: 'A card holds for a year at most.',
  mainIncluded: 'The main carriage is what lanes have prices for.',
  steps: 'Write steps as 100: 2.50; 300: 2.20.',
  surcharges: 'Write each as name | leg | basis | price | minimum.',
  twice: 'This lane stands in the file twice.',
  /** `missing` and `titles` are lists of titles; a file without a first row has none. */
  noColumns: (missing: string, titles: string) =>
    titles === ''
      ? 'There is nothing in this file.'
      : `There are no lanes in this file. Its first row says: ${titles}. These titles are missing: ${missing}.`,
  noRows: 'Nothing in this file can be taken.',
  tooMany: (most: number) => `A card has ${formatNumber(most)} lanes at most.`,
  tooManyCards: (most: number) => `A company keeps ${formatNumber(most)} rate cards at most.`,
  currencyStays: 'A card with lanes keeps its currency. Make another card for another one.',
  gone: 'This lane is not there any more. Read the list again.',
  alike: 'There is such a lane already. Change that one.',
  undone: 'This change was undone already.',
  buildsOn: 'A later change builds on this one. Undo that first.',
  priceChanged: 'This price has changed. Look at the new one before you take it.',
  priceGone: 'This price does not hold any more. Look at those there are.',
  priceUnknown: 'This price is not known in full. Ask for an offer instead.',
  noBuyer: 'Only a company can take a price.',
  notForRivals: 'Prices of rate cards are shown to buyers alone.',
  fromMissing: 'Where do the goods wait?',
  goodsMissing: 'Say which goods are carried, or of which request they are.',
  oneOf: 'Name goods, a deal or a load, one of the three.',
  wrongWay: 'The goods of this quote go elsewhere than this price does.',
  notTaken: 'This provider does not take such goods at card prices. Ask for an offer instead.',
  zipNeeded: 'Some prices hold for certain postcodes only. Add the postcode to see them.',
  dangerousLeft: 'Some providers do not take dangerous goods at card prices.',
  cooledLeft: 'Some providers do not take goods that are kept cool at card prices.',
  notPacked: 'The load is not known, so that prices by weight or room are not either.',
})
