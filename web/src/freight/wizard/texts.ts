import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const wizardTexts = defineMessages({
  // quote-wizard
  backToDeal: 'Back to the deal',
  // address-fields
  country: 'Country',
  chooseCountry: 'Choose a country',
  city: 'City',
  street: 'Street',
  zip: 'ZIP code',
  // addresses-step
  continue: 'Continue',
  seller: 'Seller',
  buyer: 'Buyer',
  shippingAddress: 'Shipping address',
  loading: 'Loading contact and addresses',
  // billing-fields
  billingAddress: 'Billing address',
  companyName: 'Company name',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
  // choice-group
  yes: 'Yes',
  no: 'No',
  // contact-fields
  company: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  countryCode: 'Country code',
  none: 'None',
  phoneNumber: 'Phone number',
  email: 'Email',
  // date-fields
  pickupDate: 'Pickup date',
  asap: 'ASAP',
  chooseDate: 'Choose a date',
  pickupOn: 'Pickup on',
  deliveryMandatoryDate: 'Delivery mandatory date',
  // field-ids
  loadingAddress: 'Loading address',
  transportType: 'Transport type',
  incoterms: 'Incoterms',
  casesOrPallets: 'Cases or Pallets',
  itemsAlreadyPalletized: 'Items already palletized',
  palletCategory: 'Pallet category',
  container: 'Container',
  transportConditions: 'Transport conditions',
  degrees: 'Degrees',
  dangerousGoods: 'Dangerous goods',
  insuranceNeeded: 'Insurance needed',
  insure: 'Insure',
  chooseOtherTerm: 'Choose another term',
  additionalLogisticNeeds: 'Additional logistic needs',
  /** A field of a person or an address, said after whose it is: 'Shipping address, city'. */
  partFields: {
    company: 'company',
    first_name: 'first name',
    last_name: 'last name',
    phone: 'phone number',
    email: 'email',
    country: 'country',
    city: 'city',
    street: 'street',
    zip: 'ZIP code',
  },
  // goods-table
  product: 'Product',
  quantity: 'Quantity',
  packing: 'Packing',
  /** '40 × Carton of 12' */
  packs: (packs: number, type: string, units: number) => `${formatNumber(packs)} × ${type} of ${formatNumber(units)}`,
  hts: 'HTS',
  grossWeight: 'Gross weight',
  volume: 'Volume',
  total: 'Total',
  // incoterm-fields
  chooseIncoterm: 'Choose an incoterm',
  /** The place as the rule calls it: 'Named port of loading'. */
  namedPlace: (place: string) => `Named ${place}`,
  /** Who pays the main carriage, then who clears the import. */
  carriageAndImport: {
    seller: {
      seller: 'The seller pays the main carriage, the seller clears the import.',
      buyer: 'The seller pays the main carriage, you clear the import.',
    },
    buyer: {
      seller: 'You pay the main carriage, the seller clears the import.',
      buyer: 'You pay the main carriage, you clear the import.',
    },
  },
  /** 'The risk passes on board the ship.' */
  riskPasses: (where: string) => `The risk passes ${where}.`,
  // load-failure
  tryAgain: 'Try again',
  // loading-choice
  sellerLoadingAddress: 'Seller loading address',
  // pallet-cards
  palletSize: (length: number, width: number) => `${formatNumber(length)}x${formatNumber(width)} cm`,
  // review-parties
  loadingAddressOf: (kind: string) => `Loading address (${kind})`,
  contactName: 'Contact name',
  phone: 'Phone',
  // review-step
  sellerInformation: 'Seller information',
  editSellerInformation: 'Edit seller information',
  buyerInformation: 'Buyer information',
  editBuyerInformation: 'Edit buyer information',
  shipmentSummary: 'Shipment summary',
  editShipmentData: 'Edit shipment data',
  goods: 'Goods',
  load: 'How the goods are loaded',
  loadHelp:
    'Counted from the cartons their seller describes. It goes with your request, so that carriers can answer at once.',
  planning: 'Planning…',
  stackable: 'May other pallets stand on these?',
  stackableHelp: 'Where the goods bear it; a shared load costs less then.',
  back: 'Back',
  // shipment-step
  datesAndMore: 'Dates and more',
  transport: 'Transport',
  conditions: 'Conditions',
  // step-list
  steps: 'Steps',
  // temperature-fields
  temperatureRequirement: 'Temperature requirement',
})
