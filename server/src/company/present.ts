import { writeTown } from '@fairquay/contract/address-lines.ts'
import type { productCompany } from '@fairquay/contract/catalogue/endpoints.ts'
import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import type { Company, CompanyCard, companyBanner } from '@fairquay/contract/company/shapes.ts'
import { hasSeal } from '@fairquay/contract/company-checks.ts'
import type { Static } from 'typebox'
import { addressesOf, type PictureAddresses } from '../pictures.ts'
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
    ...presentSeal(record),
  }
}

/** Nothing was checked that is not shown, and nothing is shown of a company without the seal. */
function presentSeal({ is_verified, checks }: CompanyRecord) {
  const isSealed = hasSeal({ isApproved: is_verified, checks })
  return { is_verified: isSealed, checks: isSealed ? checks.map(({ kind, checked_on }) => ({ kind, checked_on })) : [] }
}

/** A seller's card without its goods, which are looked up when it is read. */
export function presentCard(record: CompanyRecord): Omit<CompanyCard, 'products' | 'total_products'> {
  return {
    ...presentSupplier(record),
    images: presentImages(record, 'gallery').slice(0, 1),
    description: firstParagraph(record.description),
    bannerImage: addressOf(record.banner_name, record.banner_format),
    get_industries: record.industries.map((industry) => ({ industry })),
  }
}

/** The facts page without its contact and the goods offered now, which are looked up when it is read. */
export function presentFacts(record: CompanyRecord): Omit<Company, 'products' | 'total_products' | 'get_user'> {
  const primary = record.branches.find(({ is_primary }) => is_primary)
  return {
    ...presentSupplier(record),
    images: presentImages(record, 'gallery'),
    certificates: presentImages(record, 'certificate'),
    description: record.description,
    // As wide as the page, where the middle size of a photograph would be blurred.
    bannerImage: addressOf(record.banner_name, record.banner_format, 'original'),
    bannerTitle: record.banner_title,
    bannerSubTitle: record.banner_subtitle,
    ownership: record.ownership,
    turnover: record.turnover_usd,
    export: record.export_percent,
    website: record.website,
    address: record.address,
    zip: record.zip,
    town: writeTown({ zip: record.zip, city: record.city, country: record.country_code }),
    email: record.email,
    export_countries: JSON.stringify({ exportCountries: record.exportCountries.map((shortCode) => ({ shortCode })) }),
    // The headquarters are the company's own address; a branch can be marked as the primary one instead.
    locations: [
      { is_primary: primary === undefined, location: { country: record.country_name, city: record.city } },
      ...record.branches.map(({ country, city, is_primary }) => ({ is_primary, location: { country, city } })),
    ],
    get_industries: record.industries.map((industry) => ({ industry })),
    brands: record.brands.map(({ id, name, logo_name, logo_format }) => ({
      id,
      name,
      logo: addressOf(logo_name, logo_format),
    })),
    get_branches: record.branches.map(({ id, name, country, city, code, address, zip }) => ({
      id,
      name,
      country,
      city,
      code,
      address,
      zip,
    })),
  }
}

/** What stands on top of the showroom. */
export function presentBanner(record: CompanyRecord): Static<typeof companyBanner> {
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    logo: addressOf(record.logo_name, record.logo_format),
    bannerImage: addressOf(record.banner_name, record.banner_format, 'original'),
    bannerTitle: record.banner_title,
    bannerSubTitle: record.banner_subtitle,
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

export function addressOf(
  name: string | null,
  format: string | null,
  size: keyof PictureAddresses = 'medium',
): string | null {
  return name === null || format === null ? null : addressesOf(name, format)[size]
}

function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/)[0]?.trim() ?? ''
}
