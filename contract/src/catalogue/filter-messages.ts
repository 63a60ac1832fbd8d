import { defineMessages } from '../locale.ts'
/** What the filters of the catalogue and their fixed choices are called. */
export const filterMessages = defineMessages({
  sorts: {
    sortAlphabetically: 'Name (A-Z)',
    sortLowestPrice: 'Price (Lowest)',
    sortHighestPrice: 'Price (Highest)',
    sortNewest: 'Newest',
    sortOldest: 'Oldest',
    sortBestMatch: 'Best match',
  },
  productsOf: (seller: string) => `${seller}'s Products`,
  titles: {
    country: 'Country of origin',
    priceRange: 'Price range',
    availability: 'Availability',
    direct: 'Supply',
    brand: 'Brand',
    category: 'Category',
    family: 'Product family',
  },
  availability: { 'in-stock': 'In stock', 'on-demand': 'On demand', 'out-of-stock': 'Out of stock' },
  direct: { true: 'Direct from the producer', false: 'Through a trading house' },
})
