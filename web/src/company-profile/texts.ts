import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const companyProfileTexts = defineMessages({
  // company-profile-page
  loading: 'Loading',
})
