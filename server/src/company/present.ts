import type { productCompany } from '@fairquay/contract/catalogue/endpoints.ts'
import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import type { CompanyCard } from '@fairquay/contract/company/shapes.ts'
import type { Static } from 'typebox'
import { addressesOf } from '../pictures.ts'
import type { CompanyImageRow, CompanyRecord } from './queries.ts'

/** The supplier block of the product page. */
export function presentSupplier(record: CompanyRecord): Static<typeof productCompany> {
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    logo: addressOf(record.logo_name, record.logo_format),
    city: record.city,
    country: record.country_name,
    country_code: record.country_code,
    establishment_date: record.established_on,
    employees: record.employees,
    is_verified: record.is_verified,
  }
}

/** A seller's card without its goods, which are looked up when it is read. */
export function presentCard(record: CompanyRecord): Omit<CompanyCard, 'products' | 'total_products'> {
  return {
    ...presentSupplier(record),
    images: presentImages(record, 'gallery').slice(0, 4),
    description: firstParagraph(record.description),
    bannerImage: addressOf(record.banner_name, record.banner_format),
    get_industries: record.industries.map((industry) => ({ industry })),
  }
}

export function presentImages(record: CompanyRecord, kind: CompanyImageRow['kind']): Image[] {
  return record.images
    .filter((row) => row.kind === kind)
    .map((row) => ({
      ...addressesOf(row.name, row.format),
      width: row.width,
      height: row.height,
      alt: row.title || record.name,
    }))
}

export function addressOf(name: string | null, format: string | null): string | null {
  return name === null || format === null ? null : addressesOf(name, format).medium
}

function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/)[0]?.trim() ?? ''
}
