import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'
import { countUnits, nameUnit } from '@fairquay/contract/unit-words.ts'

/** What the screens of this folder say. */
export const productPageTexts = defineMessages({
  // gallery
  pictures: 'Pictures',
  enlarge: (place: number, count: number) => `Enlarge picture ${formatNumber(place)} of ${formatNumber(count)}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  allPictures: 'All pictures',
  picture: (place: number) => `Picture ${formatNumber(place)}`,
  // product-page
  sku: (sku: string) => `Article number ${sku}`,
  barcode: (code: string) => `Barcode ${code}`,
  // order-box
  /** Heard before a price that is struck out. */
  oldPrice: 'before',
  saleUntil: 'This price holds until',
  lowestBefore: (price: string) => `Lowest price of the 30 days before: ${price}`,
  quantity: 'Quantity',
  /** `stock` is null where it is not counted. */
  stock: (min: number, stock: number | null) => {
    const there = stock === null ? 'in stock' : `${formatNumber(stock)} in stock`
    if (min > 1) return `Minimum ${formatNumber(min)}, ${there}`
    return stock === null ? 'In stock' : there
  },
  quantityOf: (name: string) => `Quantity of ${name}`,
  total: 'Total',
  addToCart: 'Add to cart',
  /** Said of the quantity from which one unit costs less. */
  nextTier: (more: number, price: string) => `${formatNumber(more)} more: ${price}`,
  // order-bar
  chosen: (quantity: number, unit: string) => countUnits(quantity, unit),
  // ask-seller
  askQuestion: 'Ask a question',
  askSample: 'Ask for a sample',
  leadTime: (days: string) => `Lead time: ${days}`,
  questionLead: (seller: string) =>
    `${seller} answers in a conversation of its own, which you find among your requests.`,
  sampleLead: (seller: string) => `${seller} says what one costs and how it comes to you.`,
  message: 'Message',
  sendQuestion: 'Send',
  // beside
  documents: 'Documents',
  video: 'Video',
  watchVideo: { YouTube: 'Watch the video on YouTube', Vimeo: 'Watch the video on Vimeo', file: 'Watch the video' },
  opensThere: 'opens in a new tab',
  documentFailed: 'The document could not be loaded. Try again.',
  accessories: 'Goes with it',
  replacements: 'Available instead',
  replacementsOfGone: 'The seller offers instead',
  // related-goods
  related: 'More like this',
  soldBy: (unit: string) =>
    `Sold by the ${nameUnit(unit)}. Nothing is bound until the seller has answered your request.`,
  nothingBound: 'Nothing is bound until the seller has answered your request.',
  origin: (country: string) => `From ${country}`,
  minimumOrder: (quantity: number, unit: string) => `Minimum order ${countUnits(quantity, unit)}`,
  guestHelp: 'Prices are shown to registered companies. Registration is free.',
  register: 'Register',
  // product-page
  home: 'Home',
  products: 'Products',
  seeAllProducts: 'See all products',
  loadingProduct: 'Loading product',
  // product-sections
  productDescription: 'Product Description',
  productDetails: 'Product Details',
  packagingDetails: 'Packaging Details',
  aboutThisProduct: 'About this product',
  // share-button
  share: 'Share',
  // supplier-block
  supplier: 'Supplier',
  since: (year: string) => `since ${year}`,
  employees: (count: number) => formatPlural(count, { one: '# employee', other: '# employees' }),
  companyFacts: 'Company facts',
  allProducts: 'All products',
  // tier-table
  pricesByQuantity: 'Prices by quantity',
  quantityFrom: (min: number) => `${formatNumber(min)} and more`,
  priceOfOne: (unit: string) => `Price of one ${nameUnit(unit)}`,
  discount: 'Discount',
})
