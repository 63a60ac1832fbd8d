import { defineMessages, formatNumber } from '../locale.ts'
import { termMessages } from '../trade/term-messages.ts'

/** Sentences of the quote's rules, to the letter (docs/product.md#texts). */
export const quoteMessages = defineMessages({
  partyFieldRequired: 'The field is required.',
  shipmentFieldRequired: 'This field is required.',
  loadingAddressIncomplete: 'Please, provide the full loading address of the seller.',
  /** The fixed words, said of the buyer's billing address too (docs/product.md#texts). */
  billingAddressIncomplete: 'Please, provide the full billing address of the seller.',
  addressesIncomplete: 'Please, fill all the required fields.',
  shipmentIncomplete: 'Please, fill out all required fields.',
  palletCategoryMissing: 'Please, provide a pallet category.',
  pickupDateMissing: 'Plasen provide a pick up date.',
  dateUnreadable: 'Please enter a date such as 2027-03-31.',
  dateInPast: 'This date is in the past.',
  deliveryBeforePickup: 'The delivery date is before the pickup date.',
  temperatureUnreadable: 'Please enter degrees as a number from -100 to 100.',
  notesTooLong: (most: number) => `Please keep the notes under ${formatNumber(most)} characters.`,
  oneCurrency: 'Please, select products in one currency for a Logistic Quote.',
  otherSeller: 'These products are not sold by this company.',
  waterOnly: termMessages.waterOnly,
  mustInsure: termMessages.mustInsure,
  needsContradict: 'No cannot be combined with other needs.',
  noCompany: 'Your account belongs to no company, so it cannot request quotes.',
})

/** What the wizard's three screens say; those of docs/product.md#texts to the letter. */
export const quoteTexts = defineMessages({
  addressesTitle: 'Addressess Information',
  shipmentTitle: 'Shipment data',
  reviewTitle: 'Logistic Quote Review',
  backToCart: 'Go back to My Cart',
  shipmentIntroduction: 'Please provide the following information',
  addNewAddress: 'Add New Address',
  sameAsShipping: 'Same as shipping address',
  differentThanShipping: 'Different than shipping address',
  stockAddress: 'Stock',
  headquartersAddress: 'HQ Address',
  deliveryOptional: 'Optional',
  specialNotes: 'Special Notes',
  submitTo: 'Submit to',
  serviceProvider: 'Service Provider',
  send: 'Send Request',
  processing: 'Processing review...',
  sentTitle: 'Your request was successfully sent!',
  sentReceived: "The request was successfully received by the seller's company and by our Sales Team.",
  sentContact: "We'll contact you as soon as possible.",
  returnToMarketplace: 'RETURN TO MARKEPLACE',
  pdfFailedTitle: 'Something went wrong!',
  pdfFailed:
    'Something went wrong when generating you quotation. Check the provided data or contact support for more information.',
  buyerLoadFailed: "Something went wrong when fetching buyer's data, please try again later.",
  sellerLoadFailed: "Something went wrong when fetching seller's data, please try again later.",
})

/** What is pointed out about a combination that is possible but seldom meant; never a reason to refuse. Of terms: trade/term-messages.ts. */
export const adviceMessages = defineMessages({
  reeferWithoutTemperature: 'For a reefer, tell the temperature the goods need.',
  temperatureWithoutReefer: 'A temperature is kept by a reefer only.',
  temperatureOutOfRange: 'Reefers keep temperatures from about -35 to 35 °C.',
  truckWithoutZip: 'Trucks are priced from postcode to postcode: with both, the quote comes faster.',
  dangerousByAir:
    'Many dangerous goods may not fly, or only on cargo aircraft. Expect questions about UN number and class.',
})

/** What a review and its document call the parts of a shipment. */
export const reviewTexts = defineMessages({
  transport: 'Transport type',
  incoterm: 'Incoterm',
  place: 'Named place',
  wrapper: 'Cases or Pallets',
  isPalletized: 'Already palletized',
  pallet: 'Pallet',
  stackable: 'Stackable',
  container: 'Container',
  condition: 'Condition',
  temperature: 'Temperature',
  dangerousGoods: 'Dangerous goods',
  insurance: 'Insurance',
  pickup: 'Pickup date',
  delivery: 'Delivery date',
  extraNeeds: 'Extra needs',
  notNamed: 'Not named',
  noTemperature: 'None',
  yes: 'Yes',
  no: 'No',
})

/** What a freight request is said to be about, beside the texts of its review. */
export const askedTexts = defineMessages({
  loading: 'Loading address',
  delivery: 'Delivery address',
  shipper: 'Shipper',
  consignee: 'Consignee',
  load: 'Load',
  packages: 'Packages',
  /** 'Olive oil: 3 × Carton of 48, 60 × 40 × 40 cm, 31.00 kg each' */
  packagesOf: ({ name, packs, pack, size, weight }: Record<'name' | 'packs' | 'pack' | 'size' | 'weight', string>) =>
    `${name}: ${packs} × ${pack}, ${size}, ${weight} each`,
  pallets: 'Travels on',
  palletsOf: (count: string, pallet: string) => `${count} × ${pallet}`,
  soon: 'As soon as possible',
  noDay: 'No day named',
})
