import { defineMessages } from '@fairquay/contract/locale.ts'

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
  readiness: 'How ready it was',
  whole: 'Complete',
  lacking: (count: string) => `${count} missing`,
  sentReadiness: 'When it was sent',
})
