import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const stockTexts = defineMessages({
  history: 'Stock history',
  historyHelp: 'What orders, people and programs did to the stock of this product.',
  loading: 'Loading the stock history',
  failed: 'The stock history could not be loaded.',
  none: 'Nothing has happened to its stock yet.',
  more: 'Show earlier ones',
  /** '+5' and '-5'. */
  by: (count: number) => (count > 0 ? `+${formatNumber(count)}` : formatNumber(count)),
  now: (onHand: number, reserved: number) =>
    reserved > 0
      ? `${formatNumber(onHand)} in stock, ${formatNumber(reserved)} reserved`
      : `${formatNumber(onHand)} in stock`,
  /** 'Warehouse Rotterdam -15'. */
  atPlace: (name: string, by: number) => `${name} ${by > 0 ? '+' : ''}${formatNumber(by)}`,
  places: 'Where it lies',
  placesHelp:
    'How many lie at which of your branches and warehouses. Buyers see the sum, and orders are taken from it.',
  placesLoading: 'Loading where the goods lie',
  placesFailed: 'Where the goods lie could not be loaded.',
  noPlaces:
    'Your company profile names no branches or warehouses yet. Once it does, you can say here how many lie in each.',
  addPlaces: 'Add places to the profile',
  managePlaces: 'Add, rename or remove places in the company profile',
  nothingCounted: 'No stock of this product is counted. Choose ‘Counted’ beside its price and save it first.',
  combination: 'Options',
  countsAt: 'How many lie at',
  noPlace: 'No place',
  atNoPlace: 'At no place',
  countOf: (name: string, count: number) => `${name}: ${formatNumber(count)}`,
  inAll: (count: number, reserved: number, before: number) =>
    [
      count === before
        ? `${formatNumber(count)} in all`
        : `${formatNumber(count)} in all (${formatNumber(before)} before)`,
      ...(reserved > 0 ? [`${formatNumber(reserved)} of them reserved for orders`] : []),
    ].join(', '),
  savePlaces: 'Save counts',
  placesSaved: 'The counts are saved.',
  moveTitle: 'Move between places',
  moveFrom: 'From',
  moveTo: 'To',
  moveQuantity: 'How many',
  move: 'Move',
  samePlace: 'Choose two different places.',
  moveHowMany: 'Say how many, as a whole number.',
  notThere: (count: number) => `Only ${formatNumber(count)} are there.`,
  uncounted: (reserved: number) => (reserved > 0 ? `Not counted, ${formatNumber(reserved)} reserved` : 'Not counted'),
})
