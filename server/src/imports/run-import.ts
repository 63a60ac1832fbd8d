import type { ImportedFile } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Files } from '../files.ts'
import { applyImport } from './apply-import.ts'
import type { Outcome } from './decide-product.ts'
import { describeImport } from './describe-import.ts'
import type { PictureFetching } from './fetch-pictures.ts'
import { planImport } from './plan-import.ts'
import { findCompany, type ImportCompany } from './queries.ts'
import { readTable } from './read-table.ts'
import { readShopify } from './shopify.ts'
import { surveyGround } from './survey-ground.ts'

export type ImportOrder = {
  /** Slug of the seller. */
  company: string
  path: string
  isApplied: boolean
  isVerbose?: boolean
  /** Of the file's prices; absent: that of the marketplace, for new products. */
  currency?: Currency | undefined
  fetching?: PictureFetching
}

export type ImportResult = { outcomes: Outcome[]; file: ImportedFile; lines: string[]; isAllRefused: boolean }

/** An import from the file to the report: read, compare, and with `isApplied` write. Refuses with one sentence what is no import at all. */
export async function runImport(
  parts: { db: Database; files: Files; config: Pick<Config, 'settings' | 'publicUrl'> },
  order: ImportOrder,
): Promise<ImportResult> {
  const company = await findSeller(parts.db, order.company)
  const file = await readShopify(readTable(order.path))
  const ground = await surveyGround(parts.db, file, {
    companyId: company.id,
    publicUrl: parts.config.publicUrl,
    country: company.country,
    currency: order.currency ?? parts.config.settings.currency,
    ...(order.currency && { forcedCurrency: order.currency }),
  })
  const plan = await planImport(parts.db, company, file, ground)
  const isEmpty = plan.every(({ action }) => action === 'refuse')
  const outcomes =
    order.isApplied && !isEmpty
      ? await applyImport(parts, company, file, ground, plan, { fetching: order.fetching })
      : plan
  const isVerbose = order.isVerbose ?? false
  const lines = describeImport({ ...file, outcomes, isApplied: order.isApplied, isVerbose })
  return { outcomes, file, lines, isAllRefused: isEmpty }
}

async function findSeller(db: Database, slug: string): Promise<ImportCompany> {
  try {
    const company = await findCompany(db, slug)
    if (!company) throw new Failure('refused', undefined, importMessages.noCompany(slug))
    if (company.kind !== 'seller') throw new Failure('refused', undefined, importMessages.notSeller(company.name))
    return company
  } catch (error) {
    // undefined_table: a database nobody has migrated.
    if (error instanceof Error && 'code' in error && error.code === '42P01')
      throw new Failure('refused', undefined, importMessages.notSetUp)
    throw error
  }
}
