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
} as const

export const searchColumns = {
  words: 'Searched for',
  searches: 'Searches',
  found_nothing: 'Found nothing',
  views: 'Product views that followed',
} as const
