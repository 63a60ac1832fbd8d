import { defineMessages, formatNumber } from '../locale.ts'
/** Sentences of the company profile's rules. */
export const profileFaults = defineMessages({
  required: 'The field is required.',
  country: 'Please choose a country.',
  currency: 'Please choose one of the currencies.',
  exportCountry: 'One of the export countries is not known.',
  date: 'Please enter a date such as 1987-05-01.',
  dateAhead: 'A company cannot be established in the future.',
  whole: 'Please enter a whole number.',
  percent: 'Please enter a percentage from 0 to 100.',
  point: 'Latitude is from -90 to 90 and longitude from -180 to 180. Fill in both or neither.',
  tooLong: (most: number) => `Please use at most ${formatNumber(most)} characters.`,
  tooMany: (most: number) => `At most ${formatNumber(most)} are possible here.`,
  twice: 'This is listed twice.',
  onePrimary: 'Only one place can be the primary one.',
  placeHoldsGoods: (names: string) => `Goods are still counted at ${names}. Move them to another place first.`,
  unknownBranch: 'This place was removed meanwhile. Reload the page to go on.',
  unknownIndustry: 'One of these industries no longer exists.',
  foreignPicture: 'One of the pictures was not put up by your company. Please upload it again.',
  changedMeanwhile: (who: string) =>
    `${who} has changed the company profile since you opened it. Nothing was overwritten: look at what is stored now, then save yours.`,
  somebody: 'Somebody',
})

/** What makes a profile complete, as the list of what is missing names it. */
export const profilePartNames = defineMessages({
  logo: 'Logo',
  description: 'Description',
  address: 'Address',
  map: 'Place on the map',
  email: 'E-mail',
  website: 'Website',
  industries: 'Industries',
  establishedOn: 'Date of establishment',
  employees: 'Employees',
  exportCountries: 'Export countries',
  gallery: 'Three pictures in the gallery',
  taxNumber: 'Tax number',
})
