import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const customsTexts = defineMessages({
  // charge-fields
  tariffScheduleRulingOwnExperience: 'Tariff schedule, ruling, own experience',
  kg: 'kg',
  // customs-view
  rate: 'Rate',
  // market-facts
  customs: 'Customs',
  countryOfOrigin: 'Country of origin',
  notGiven: 'Not given',
  // offer-draft
  importDuty: 'Import duty',
  // offer-form
  of110GoodsFreightInsurance: 'Of 110 % of goods, freight and insurance',
})
