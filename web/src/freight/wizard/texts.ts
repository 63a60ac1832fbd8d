import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const wizardTexts = defineMessages({
  // address-fields
  country: 'Country',
  chooseACountry: 'Choose a country',
  city: 'City',
  street: 'Street',
  // addresses-step
  continue: 'Continue',
  seller: 'Seller',
  buyer: 'Buyer',
  shippingAddress: 'Shipping address',
  loadingContactAddresses: 'Loading contact and addresses',
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
  chooseADate: 'Choose a date',
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
  additionalLogisticNeeds: 'Additional logistic needs',
  // goods-table
  product: 'Product',
  quantity: 'Quantity',
  packing: 'Packing',
  hts: 'HTS',
  grossWeight: 'Gross weight',
  volume: 'Volume',
  total: 'Total',
  // incoterm-fields
  chooseAnIncoterm: 'Choose an incoterm',
  named: (place: string | number) => `Named ${place}`,
  theSeller: 'The seller',
  you: 'You',
  // load-failure
  tryAgain: 'Try again',
  // loading-choice
  sellerLoadingAddress: 'Seller loading address',
  // pallet-cards
  xCm: (length: string | number, width: string | number) => `${length}x${width} cm`,
  // review-parties
  loadingAddress2: (value: string | number) => `Loading address (${value})`,
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
