import { discountPercent } from '@fairquay/contract/catalogue/prices.ts'
import { presentAvailability } from './present.ts'
import type { ProductRecord } from './queries.ts'

/** The seller's word for an offer; guests' special prices go by it, because a list made by discounts would tell of prices. */
export const offerTag = 'Special Deal'

/** Names of shelves: everything a list can be filtered by stands on one. */
export const shelfOf = {
  all: 'all',
  seller: (companyId: number) => `seller:${companyId}`,
  country: (code: string) => `country:${code}`,
  brand: (id: number) => `brand:${id}`,
  family: (id: number) => `family:${id}`,
  /** All sub-industries of one, each product once. */
  industry: (id: number) => `industry:${id}`,
  category: (subIndustryId: number | '') => `category:${subIndustryId}`,
  availability: (value: string) => `availability:${value}`,
  direct: (isDirect: boolean) => `direct:${isDirect}`,
  /** Discounted now; members only. */
  deal: 'deal',
  /** Called an offer by its seller. */
  offer: 'offer',
} as const

/** The shelves a listed product stands on. */
export function shelvesOf(record: ProductRecord): string[] {
  return [
    shelfOf.all,
    shelfOf.seller(record.company_id),
    shelfOf.country(record.country_code),
    ...(record.brand_id === null ? [] : [shelfOf.brand(record.brand_id)]),
    ...(record.family_id === null ? [] : [shelfOf.family(record.family_id)]),
    ...new Set(record.subIndustries.map(({ industry_id }) => shelfOf.industry(industry_id))),
    ...record.subIndustries.map(({ id }) => shelfOf.category(id)),
    shelfOf.availability(presentAvailability(record.terms)),
    shelfOf.direct(record.is_direct),
    ...(record.terms.some(({ price, list_price }) => price !== null && discountPercent(price, list_price) > 0)
      ? [shelfOf.deal]
      : []),
    ...(record.tags.includes(offerTag) ? [shelfOf.offer] : []),
  ]
}
