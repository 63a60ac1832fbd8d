import { randomBytes } from 'node:crypto'
import type { DocumentFile } from '@fairquay/contract/products/endpoints.ts'
import { sql } from 'kysely'
import { countAttempt } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { nameAttachment, readAttachment } from '../uploads/attachments.ts'

/** Counted before the file is read, so that a refused one counts too. */
export function countDocument({ db }: Pick<App, 'db'>, viewer: Viewer): Promise<void> {
  return countAttempt(db, 'product-document', viewer.userId)
}

/** Stores a file for documents of the viewer's company; what no product takes is swept (`sweep-documents.ts`). */
export async function storeDocument(
  app: Pick<App, 'db' | 'files'>,
  viewer: Viewer,
  { content, name }: { content: Buffer; name: string },
): Promise<DocumentFile> {
  const companyId = companyOf(viewer).id
  const { kept, ending } = await readAttachment(content)
  const file = `${randomBytes(16).toString('hex')}.${ending}`
  await app.files.write(file, kept)
  const shown = nameAttachment(name, ending)
  const { rows } = await sql<{ id: number }>`
    insert into document_files (company_id, file, name, bytes) values (${companyId}, ${file}, ${shown}, ${kept.length}) returning id`.execute(
    app.db,
  )
  return presentFile({ id: rows[0]?.id ?? 0, name: shown, bytes: kept.length, file })
}

export function presentFile({ id, name, bytes, file }: DocumentRow): DocumentFile {
  return { id, name, bytes, type: file.endsWith('.pdf') ? 'pdf' : 'picture' }
}

type DocumentRow = { id: number; name: string; bytes: number; file: string }

/** A file as somebody may read it: whoever sees a product on the market that shows it, its company, an operator. */
export async function findDocument(
  db: Queryable,
  viewer: Viewer | undefined,
  id: number,
): Promise<{ file: string; name: string } | undefined> {
  const { rows } = await sql<{ file: string; name: string }>`
    select f.file, f.name from document_files f where f.id = ${id} and (
      ${viewer?.role === 'admin'}::boolean or f.company_id = ${viewer?.company?.id ?? null}::int
      or exists (select 1 from product_documents d join listings l using (product_id) where d.file_id = f.id))`.execute(
    db,
  )
  return rows[0]
}

/** Files of these that are not the company's: they have plain numbers, which anybody can send. */
export async function findForeignDocuments(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${[...ids]}::int[]) as w(id)
    where not exists (select 1 from document_files f where f.id = w.id and f.company_id = ${companyId})`.execute(db)
  return rows.map(({ id }) => id)
}
