import { makeSlug } from '@fairquay/contract/slugs.ts'
import { ensureBrands } from '../catalogue/name-things.ts'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { findFreeSlugs } from '../unique-slugs.ts'
import { indexCompany } from './index-company.ts'

/** A company as it is first written down. Lengths and addresses were checked by whoever took the form. */
export type NewCompany = {
  kind: 'buyer' | 'seller' | 'provider' | 'broker' | 'operator'
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  city?: string
  address?: string
  zip?: string
  lat?: number
  lng?: number
  website?: string
  email?: string
  registrationNumber?: string
  taxNumber?: string
  /** What its people compare prices in; left out: the marketplace's currency. */
  currency?: string
  description?: string
  bannerTitle?: string
  bannerSubtitle?: string
  /** ISO date. */
  establishedOn?: string
  employees?: number
  ownership?: string
  turnoverUsd?: number
  exportPercent?: number
  logoImageId?: number
  bannerImageId?: number
  verifiedAt?: Date
  createdAt?: Date
  exportCountries?: readonly string[]
  industryIds?: readonly number[]
  brands?: readonly string[]
  images?: readonly { kind: 'gallery' | 'certificate'; imageId: number; title: string }[]
  branches?: readonly NewBranch[]
}

export type NewBranch = {
  name: string
  kind?: 'branch' | 'warehouse'
  code?: string
  country: string
  city?: string
  address?: string
  zip?: string
  lat?: number
  lng?: number
  isPrimary?: boolean
}

/** Stores a company inside the caller's transaction and returns its id. It shows up for others once its first person is active (`indexCompany`). */
export async function createCompany(tx: Queryable, company: NewCompany): Promise<number> {
  const id = await insertCompany(tx, company)
  await insertRows(
    tx,
    'company_export_countries',
    { company_id: 'int', country_code: 'text' },
    [...new Set(company.exportCountries)].map((code) => ({ company_id: id, country_code: code })),
  )
  await insertRows(
    tx,
    'company_industries',
    { company_id: 'int', industry_id: 'int' },
    [...new Set(company.industryIds)].map((industry) => ({ company_id: id, industry_id: industry })),
  )
  const brandIds = new Set(await ensureBrands(tx, company.brands ?? []))
  await insertRows(
    tx,
    'company_brands',
    { company_id: 'int', brand_id: 'int' },
    [...brandIds].map((brand) => ({ company_id: id, brand_id: brand })),
  )
  for (const [position, image] of (company.images ?? []).entries())
    await tx
      .insertInto('company_images')
      .values({ company_id: id, image_id: image.imageId, kind: image.kind, title: image.title, position })
      .execute()
  for (const branch of company.branches ?? []) await insertBranch(tx, id, branch)
  await indexCompany(tx, id)
  return id
}

async function insertCompany(tx: Queryable, company: NewCompany): Promise<number> {
  const tried = new Set<string>()
  for (;;) {
    const [slug = ''] = await findFreeSlugs(tx, 'company', [makeSlug(company.name, company.kind)], tried)
    const row = await tx
      .insertInto('companies')
      .values({
        slug,
        kind: company.kind,
        name: company.name,
        country_code: company.country,
        city: company.city ?? '',
        address: company.address ?? '',
        zip: company.zip ?? '',
        lat: company.lat,
        lng: company.lng,
        website: company.website,
        email: company.email,
        registration_number: company.registrationNumber,
        tax_number: company.taxNumber,
        currency: company.currency,
        description: company.description ?? '',
        banner_title: company.bannerTitle,
        banner_subtitle: company.bannerSubtitle,
        established_on: company.establishedOn,
        employees: company.employees,
        ownership: company.ownership,
        turnover_usd: company.turnoverUsd,
        export_percent: company.exportPercent,
        logo_image_id: company.logoImageId,
        banner_image_id: company.bannerImageId,
        verified_at: company.verifiedAt,
        ...(company.createdAt && { created_at: company.createdAt }),
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return row.id
    tried.add(slug)
  }
}

async function insertBranch(tx: Queryable, companyId: number, branch: NewBranch): Promise<void> {
  await tx
    .insertInto('branches')
    .values({
      company_id: companyId,
      kind: branch.kind ?? 'branch',
      name: branch.name,
      code: branch.code ?? '',
      country_code: branch.country,
      city: branch.city ?? '',
      address: branch.address ?? '',
      zip: branch.zip ?? '',
      lat: branch.lat,
      lng: branch.lng,
      is_primary: branch.isPrimary ?? false,
    })
    .execute()
}
