import { defineMessages, formatNumber } from '../locale.ts'

/** What the law wants to be said on an invoice where no VAT is charged. */
export const vatSentences = defineMessages({
  notRegistered: 'No VAT is charged: the seller is not registered for VAT.',
  withinUnion:
    'Intra-Community supply of goods, exempt from VAT under Article 138 of Directive 2006/112/EC. Reverse charge: the buyer accounts for the VAT on the acquisition.',
  reverseCharge: 'Reverse charge: the buyer accounts for the VAT, Article 196 of Directive 2006/112/EC.',
  exportOfUnion: 'Export outside the European Union, exempt from VAT under Article 146 of Directive 2006/112/EC.',
  export: 'Export, zero-rated.',
})

export const vatWords = defineMessages({
  vat: 'VAT',
  charged: (rate: number) => `VAT ${formatNumber(rate)}%`,
  net: 'Net',
  total: 'Total',
  /** Why nothing is charged, in a few words. */
  kinds: {
    S: 'VAT is charged at the rate of the seller’s country',
    Z: 'Zero-rated',
    E: 'Exempt from VAT',
    AE: 'Reverse charge',
    K: 'Supply within the EU, without VAT',
    G: 'Export, without VAT',
    O: 'The seller is not registered for VAT',
  },
  /** Why something is charged that need not be; to the buyer, and to everybody else. */
  numberMissing: 'VAT is charged because the invoicing profile of your company has no VAT number of another EU country',
  buyersNumberMissing: 'VAT is charged because the buyer has not given a VAT number of another EU country',
})
