import { defineMessages, formatMoment, formatNumber, formatPlural } from '../locale.ts'
import type { DeskProduct } from './endpoints.ts'
import type { ProductPlan } from './plan-endpoints.ts'

/** What plans for products say. */
export const planMessages = defineMessages({
  title: 'Planned',
  open: 'Plan publishing or prices',
  lead: 'It happens on its own, to the product as it is then. What you edit until then stays; planned prices take the place of those in the list.',
  zone: (zone: string) => `Times are those of ${zone}.`,
  kind: 'What is to happen',
  kinds: { publish: 'Publish', prices: 'New prices or a sale' },
  kindHelp: {
    publish: 'It comes on the market at that moment, if it can be sold then.',
    prices:
      'The price list changes at that moment, for good or until the end you give: then the former prices come back by themselves. Leave a field empty and its price stays.',
  },
  from: 'From',
  until: 'Until',
  untilHelp: {
    publish: 'Then it is hidden again. Empty: it stays.',
    prices:
      'Empty: the new prices stay. With an end it is a sale: buyers see until when it runs and the former price struck through. A price that you, a file or a program change meanwhile is not touched at the end.',
  },
  newPrice: (line: string) => `New price, ${line}`,
  line: (options: readonly string[], quantity: number) =>
    [...options, `from ${formatNumber(quantity)}`].filter(Boolean).join(', '),
  percentOff: 'Percent off all prices',
  percentOffHelp: '20 makes 8.00 of 10.00. It fills the prices below, which can still be changed one by one.',
  notPercentOff: 'Type a number above 0 and below 100.',
  now: (price: string, off: number) => (off > 0 ? `${price} now, so ${off}% off` : `${price} now`),
  save: 'Plan it',
  planned: 'It is planned.',
  cancel: 'Cancel',
  endNow: 'End now',
  endOf: (what: string) => `End now: ${what}`,
  ended: 'The sale is over. The prices before it hold again.',
  cancelOf: (what: string) => `Cancel: ${what}`,
  cancelled: 'The plan is taken back.',
  none: 'Nothing is planned.',
  noLines: 'There is no price in the saved price list yet. Save one first.',
  loadFailed: 'What is planned could not be loaded.',
  loading: 'Loading what is planned',
  states: { waiting: 'Planned', running: 'Runs', done: 'Done', failed: 'Not done', cancelled: 'Taken back' },
  described: ({ kind, starts_at, ends_at, lines }: Pick<ProductPlan, 'kind' | 'starts_at' | 'ends_at' | 'lines'>) =>
    kind === 'prices'
      ? ends_at === null
        ? `${formatPlural(lines.length, { one: '# new price', other: '# new prices' })} from ${formatMoment(starts_at)}`
        : `Sale with ${formatPlural(lines.length, { one: '# price', other: '# prices' })} from ${formatMoment(starts_at)} until ${formatMoment(ends_at)}`
      : ends_at === null
        ? `Published from ${formatMoment(starts_at)}`
        : `Published from ${formatMoment(starts_at)} until ${formatMoment(ends_at)}`,
  /** The mark in the list. */
  next: ({ kind, state, at }: NonNullable<DeskProduct['planned']>) =>
    kind === 'prices'
      ? `${state === 'running' ? 'Sale until' : 'New prices'} ${formatMoment(at)}`
      : `${state === 'running' ? 'Hidden' : 'Published'} ${formatMoment(at)}`,
  by: (person: string) => `by ${person}`,
  about: (name: string, more: string | undefined) => (more === undefined ? name : `${name}: ${more}`),
  saleBegan: (end: string) => `the sale has begun and runs until ${formatMoment(end)}.`,
  saleEnded: 'the sale is over, the prices before it hold again.',

  past: 'Choose a moment that is still to come.',
  tooFar: 'At most two years ahead.',
  momentMissing: 'Give day and time.',
  endBeforeStart: 'The end comes after the beginning.',
  overlaps: (other: string) =>
    `This price is part of another plan then: ${other}. Choose other days, or cancel that one.`,
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
