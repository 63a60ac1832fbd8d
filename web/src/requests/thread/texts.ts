import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const threadTexts = defineMessages({
  // composer
  writeTo: (company: string) => `Write to ${company}`,
  fileRefused: (file: string, reason: string) => `${file}: ${reason}`,
  // message-files
  kilobytes: (count: number) => `${formatNumber(count)} kB`,
  megabytes: (count: number) => `${formatNumber(count, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
  // request-lines
  goods: 'Goods',
  total: 'Total',
  /** Around the price of one unit of weight: '25 kg at €1.20 / kg'. */
  weightAtPrice: (weight: number, unit: string) => ({
    before: `${formatNumber(weight, { maximumFractionDigits: 20 })} ${unit} at`,
    after: `/ ${unit}`,
  }),
  /** Around the price that was asked before a discount. */
  formerPrice: { before: 'before', after: '' },
  // request-offers
  compareOffers: (count: number) => `Compare offers (${formatPlural(count, { one: '# offer', other: '# offers' })})`,
  noOfferYet: 'No offer yet.',
  // request-page
  home: 'Home',
  // request-parties
  parties: 'Parties',
  seller: 'Seller',
  buyer: 'Buyer',
  // request-timeline
  history: 'History',
  eventRevision: (event: string, revision: number) => `${event}, revision ${formatNumber(revision)}`,
  quotedReason: (reason: string) => `“${reason}”`,
  withCompany: (company: string) => `with ${company}`,
})
