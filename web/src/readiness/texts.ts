import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const readinessTexts = defineMessages({
  lead: 'Nothing of this keeps you from sending.',
  fillIn: (fact: string) => `Fill in: ${fact}`,
  fillInShort: 'Fill in',
  askSeller: 'Ask the seller',
  askSellerFor: (facts: string, product: string) => `Ask the seller for the ${facts} of ${product}`,
  asked: (day: string) => `Asked on ${day}. You are told when the product says it.`,
  gone: 'The product is not on the market any more.',
  askFailed: 'The seller could not be asked',
  loading: 'Looking up what is known',
  sentReadiness: 'When it was sent',
  wanted: 'Buyers want to know',
  wantedHelp: 'They need it for freight or duties, and are told when you have filled it in.',
  wantedBy: (companies: number, day: string) =>
    `${formatPlural(companies, { one: '# company', other: '# companies' })}, last asked on ${day}`,
  sayFact: (fact: string, product: string) => `Fill in the ${fact} of ${product}`,
  moreWanted: (count: number) => formatPlural(count, { one: 'and # more product', other: 'and # more products' }),
})
