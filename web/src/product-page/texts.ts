import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const productPageTexts = defineMessages({
  // gallery
  pictures: 'Pictures',
  enlargePictureOf: (value: string | number, count: string | number) => `Enlarge picture ${value} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  allPictures: 'All pictures',
  picture: (value: string | number) => `Picture ${value}`,
  // order-box
  before: 'before',
  one: 'One',
  weighs: (unitWeight: string | number, priceUnit: string | number) => `weighs ${unitWeight} ${priceUnit}`,
  quantity: 'Quantity',
  minimum: (min: string | number) => `Minimum ${min}, `,
  inStock: (stock: string | number) => `${stock} in stock`,
  quantityOf: (name: string | number) => `Quantity of ${name}`,
  total: 'Total',
  addToCart: 'Add to cart',
  soldNothingBoundUntilSeller: (unit: string | number) =>
    `Sold by the ${unit}. Nothing is bound until the seller has answered your request.`,
  pricesShownRegisteredCompaniesRegistration: 'Prices are shown to registered companies. Registration is free.',
  signIn: 'Sign in',
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
  verifiedSeller: 'Verified seller',
  companyFacts: 'Company facts',
  allProducts: 'All products',
  // tier-table
  pricesByQuantity: 'Prices by quantity',
  priceOfOne: 'Price of one',
  discount: 'Discount',
})
