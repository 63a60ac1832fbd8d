import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const threadTexts = defineMessages({
  // composer
  files: 'Files',
  // request-lines
  goods: 'Goods',
  total: 'Total',
  before: 'before',
  // request-page
  home: 'Home',
  // request-parties
  parties: 'Parties',
  seller: 'Seller',
  buyer: 'Buyer',
  // request-timeline
  history: 'History',
})
