import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWorking } from '@fairquay/contract/imports/rules.ts'
import { findRecords } from '../src/catalogue/queries.ts'
import { readConfig } from '../src/config.ts'
import { describeImport } from '../src/imports/describe-import.ts'
import type { PictureFetching } from '../src/imports/fetch-pictures.ts'
import { getImport, type StoredImport } from '../src/imports/import-queries.ts'
import { type ImportRequest, runImport } from '../src/imports/run-import.ts'
import { workOnImport } from '../src/imports/work-on-import.ts'
import { openLocalFiles } from '../src/local-files.ts'
import { openTestDatabase } from './database.ts'
import { type MadeCompany, makeCompany, makeIndustry } from './make.ts'

const fixtures = join(import.meta.dirname, 'fixtures/imports')
/** Shopify's products with the header of old and with that of today. */
export const oldFile = join(fixtures, 'shopify-old.csv')
export const newFile = join(fixtures, 'shopify-new.csv')

export type Told = { stored: StoredImport; lines: string[] }
export type ImportCommand = Awaited<ReturnType<typeof openImportCommand>>

/** The line of a report that says what became of the products. */
export const countsOf = (result: Told) => result.lines.find((line) => line.startsWith('create '))

/** Imports as the command line does them, for one company at a time, in this process. */
export async function openImportCommand() {
  const database = await openTestDatabase()
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-import-'))
  const config = readConfig({})
  await makeIndustry(db, 'Furniture', ['Chairs & Stools', 'Tables'])
  await makeIndustry(db, 'Clothing', ['Shirts & T-Shirts', 'Aprons'])
  let company: MadeCompany = await makeCompany(db)

  /** The queue and its workers in this process; work that breaks off is taken up again, as there. */
  function makeClient(fetching: PictureFetching = { isAllowed: () => true, timeout: 2000 }) {
    const jobs = { enqueue: async () => {} }
    const work = { db, jobs, config, fetching, files: openLocalFiles(join(folder, 'files')) }
    async function settle(companyId: number, id: number): Promise<StoredImport> {
      for (;;) {
        await workOnImport(work, { importId: id, userId: null }).catch(() => {})
        const stored = await getImport(db, companyId, id)
        if (!isWorking(stored.state)) return stored
      }
    }
    return { db, jobs, settle }
  }

  async function run(
    path: string,
    { fetching, ...more }: Partial<ImportRequest> & { fetching?: PictureFetching } = {},
  ): Promise<Told> {
    const lines: string[] = []
    // Somebody says that prices are in dollars, unless the file or the test does.
    const choice = { currency: 'USD' as const, ...more.choice }
    const request = { company: company.slug, path, isApplied: true, ...more, choice }
    const stored = await runImport(makeClient(fetching), request, async (told) => {
      lines.push(...(await describeImport(db, told)))
    })
    return { stored, lines }
  }

  return {
    db,
    folder,
    run,
    makeClient,
    company: () => company,
    /** From now on another company imports. */
    async changeCompany(): Promise<MadeCompany> {
      company = await makeCompany(db)
      return company
    },
    async save(text: string | Buffer, name = 'file.csv'): Promise<string> {
      const path = join(folder, name)
      await writeFile(path, text)
      return path
    },
    async findProducts() {
      const rows = await db
        .selectFrom('products')
        .select('id')
        .where('company_id', '=', company.id)
        .orderBy('id')
        .execute()
      return findRecords(
        db,
        rows.map(({ id }) => id),
      )
    },
    async close(): Promise<void> {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
