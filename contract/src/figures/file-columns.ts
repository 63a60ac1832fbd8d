/** The columns of files of figures; days are ISO days, amounts are decimals and their currency stands beside them. */
export const dayColumns = {
  day: 'Day',
  views: 'Product views',
  showroom_views: 'Showroom views',
  adds: 'Added to cart',
  requests: 'Requests',
  offers: 'Offers',
  orders: 'Orders',
} as const

/** A product that was ordered in several currencies has a row for each, with its figures in the first. */
export const productColumns = {
  id: 'Product number',
  name: 'Product',
  state: 'State',
  views: 'Views',
  views_before: 'Views in the period before',
  adds: 'Added to cart',
  requests: 'Requests',
  offers: 'Offers',
  orders: 'Orders',
  quantity: 'Units ordered',
  value: 'Ordered',
  currency: 'Currency',
  priced: 'Prices last changed',
} as const

/** What runs low; `days_left` is empty where nothing was ordered in the period. */
export const stockColumns = {
  product_id: 'Product number',
  name: 'Product',
  options: 'Options',
  sku: 'SKU',
  available: 'Available',
  low_at: 'Threshold',
  ordered: 'Units ordered',
  days_left: 'Days left',
} as const

export const searchColumns = {
  words: 'Searched for',
  searches: 'Searches',
  found_nothing: 'Found nothing',
  views: 'Product views that followed',
} as const
