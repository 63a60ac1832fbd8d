import { discountPercent } from '@fairquay/contract/catalogue/prices.ts'
import { presentAvailability } from './present.ts'
import type { ProductRecord } from './queries.ts'

/** The seller's word for an offer; guests' special prices go by it, because a list made by discounts would tell of prices. */
export const offerTag = 'Special Deal'

/** Names of facets: everything a list can be filtered by stands on one. */
export const facetOf = {
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

/** The facets a listed product stands on. */
export function facetsOf(record: ProductRecord): string[] {
  return [
    facetOf.all,
    facetOf.seller(record.company_id),
    facetOf.country(record.country_code),
    ...(record.brand_id === null ? [] : [facetOf.brand(record.brand_id)]),
    ...(record.family_id === null ? [] : [facetOf.family(record.family_id)]),
    ...new Set(record.subIndustries.map(({ industry_id }) => facetOf.industry(industry_id))),
    ...record.subIndustries.map(({ id }) => facetOf.category(id)),
    facetOf.availability(presentAvailability(record.terms)),
    facetOf.direct(record.is_direct),
    ...(record.terms.some(({ price, list_price }) => price !== null && discountPercent(price, list_price) > 0)
      ? [facetOf.deal]
      : []),
    ...(record.tags.includes(offerTag) ? [facetOf.offer] : []),
  ]
}
