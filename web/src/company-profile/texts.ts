import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const companyProfileTexts = defineMessages({
  invoicing: 'VAT, bank account and terms of payment',
  // company-profile-page
  loading: 'Loading',
})
