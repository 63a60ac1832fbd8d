import { defineMessages, formatMoment, formatNumber, formatPlural } from '../locale.ts'
import type { ProductPlan } from './plan-endpoints.ts'

/** What plans for products say. */
export const planMessages = defineMessages({
  title: 'Planned',
  open: 'Plan publishing or prices',
  lead: 'It happens on its own, to the product as it is then. What you edit until then stays; planned prices take the place of those in the list.',
  zone: (zone: string) => `Times are those of ${zone}.`,
  kind: 'What is to happen',
  kinds: { publish: 'Publish', prices: 'New prices' },
  kindHelp: {
    publish: 'It comes on the market at that moment, if it can be sold then.',
    prices: 'The price list changes at that moment. Leave a field empty and its price stays.',
  },
  from: 'From',
  until: 'Until',
  untilHelp: 'Then it is hidden again. Empty: it stays.',
  newPrice: (line: string) => `New price, ${line}`,
  line: (options: readonly string[], quantity: number) =>
    [...options, `from ${formatNumber(quantity)}`].filter(Boolean).join(', '),
  now: (price: string) => `${price} now`,
  save: 'Plan it',
  planned: 'It is planned.',
  cancel: 'Cancel',
  cancelOf: (what: string) => `Cancel: ${what}`,
  cancelled: 'The plan is taken back.',
  none: 'Nothing is planned.',
  noLines: 'There is no price in the saved price list yet. Save one first.',
  loadFailed: 'What is planned could not be loaded.',
  loading: 'Loading what is planned',
  states: { waiting: 'Planned', running: 'Runs', done: 'Done', failed: 'Not done', cancelled: 'Taken back' },
  described: ({ kind, starts_at, ends_at, lines }: Pick<ProductPlan, 'kind' | 'starts_at' | 'ends_at' | 'lines'>) =>
    kind === 'prices'
      ? `${formatPlural(lines.length, { one: '# new price', other: '# new prices' })} from ${formatMoment(starts_at)}`
      : ends_at === null
        ? `Published from ${formatMoment(starts_at)}`
        : `Published from ${formatMoment(starts_at)} until ${formatMoment(ends_at)}`,
  by: (person: string) => `by ${person}`,

  past: 'Choose a moment that is still to come.',
  tooFar: 'At most two years ahead.',
  momentMissing: 'Give day and time.',
  endBeforeStart: 'The end comes after the beginning.',
  endOfPrices: 'New prices have no end.',
  linesMissing: 'Give at least one new price.',
  linesOfPublishing: 'Publishing has no prices.',
  unknownLine: 'There is no such line in the price list.',
  lineTwice: 'This line is there twice.',
  onDemand: 'A line on demand has no price.',
  tooMany: (most: number) => `${formatNumber(most)} plans of a product can wait at a time.`,
  over: 'This plan is over already.',

  otherCurrency: 'The currency of the product has changed since.',
  noLineLeft: 'None of its lines is in the price list any more.',
  deleted: 'The product was deleted.',
})
