import { defineMessages } from '../locale.ts'
/** What stands on the pages made for crawlers and messengers. */
export const shareMessages = defineMessages({
  open: (marketplace: string) => `Open in ${marketplace}`,
  soldBy: (company: string, place: string) => `Offered by ${company}, ${place}`,
  from: (place: string) => `Seller in ${place}`,
  /** Stands where a product has no description of its own. */
  describeProduct: (name: string, company: string, place: string) => `${name}, offered by ${company}, ${place}.`,
  describeSeller: (name: string, place: string, marketplace: string) =>
    `${name} in ${place}: its goods and business facts on ${marketplace}.`,
  notFoundTitle: 'Not found',
  notFound: 'There is nothing here under this address. The product or seller may have left the market.',
  toMarket: (marketplace: string) => `Go to ${marketplace}`,
})
