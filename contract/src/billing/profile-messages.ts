import { defineMessages, formatNumber } from '../locale.ts'

/** Sentences of the rules about what stands on a company's invoices. */
export const billingFaults = defineMessages({
  iban: 'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.',
  ibanCountry: 'No country with IBANs begins like this.',
  ibanLength: (length: number) => `An IBAN of this country has ${formatNumber(length)} characters.`,
  ibanDigits: 'The check digits of this IBAN are not right. Please compare it with your bank’s paper.',
  bic: 'A BIC has 8 or 11 characters, such as COBADEFFXXX.',
  vatNumber: 'Please enter the number as your tax office writes it: letters and digits.',
  vatShape: (prefix: string) =>
    `This is no VAT number of your company’s country: it begins with ${prefix}, and the rest has another length.`,
  vatDigits: 'The check digits of this VAT number are not right. Please compare it with your tax office’s paper.',
  vatNeeded: 'Who charges VAT needs a VAT number.',
  eori: 'An EORI number is two letters of a country and up to 15 letters and digits.',
  oneAccount: 'Give an IBAN or an account number, not both.',
  holder: 'Please say in whose name the account is.',
  account: 'Please enter the account number as your bank writes it.',
  percent: 'Please enter a percentage from 0 to 100.',
  netDays: 'Please enter whole days, from 0 to 365.',
  remindDays: 'Please enter whole days, from 1 to 90.',
  rate: 'Please enter a rate from 0 to 50 percent, with at most two decimals.',
  rateTwice: 'Two of these rates begin on the same day with the same percentage.',
  day: 'Please choose a day.',
  tooLong: (most: number) => `Please use at most ${formatNumber(most)} characters.`,
  changedMeanwhile:
    'Somebody of your company has changed this since you opened it. Nothing was overwritten: reload the page to see what is stored now.',
})
