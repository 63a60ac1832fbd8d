import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type CompanyPage, findCompanyPage } from './queries.ts'

/** A seller's page, unless there is none or the security gate is closed (docs/product.md#companies): then nothing of it is sent. */
export async function openCompanyPage(db: Queryable, slug: string): Promise<CompanyPage> {
  const page = await findCompanyPage(db, slug)
  if (!page) throw new Failure('not_found')
  if (!page.isOpen) throw new Failure('company_locked')
  return page
}
