import { type ProductForm, toProductForm } from '@fairquay/contract/products/form.ts'
import type { ProductTemplate } from '@fairquay/contract/products/template-endpoints.ts'
import { templateMessages as say } from '@fairquay/contract/products/template-messages.ts'
import {
  freshenForm,
  mostTemplates,
  refuseTemplateName,
  templateForm,
} from '@fairquay/contract/products/template-rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toWholeDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findLinked } from './linked-products.ts'
import { getStanding } from './queries.ts'

type Row = Omit<ProductTemplate, 'changed_at'> & { changed_at: Date; form: ProductForm }

/** The templates of a company by name; `id` asks for one. */
async function findRows(db: Queryable, companyId: number, id?: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select t.id, t.name, t.changed_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as changed_by,
      ${id === undefined ? sql`null` : sql`t.form`} as form
    from product_templates t left join users u on u.id = t.changed_by
    where t.company_id = ${companyId} ${id === undefined ? sql`` : sql`and t.id = ${id}`} order by lower(t.name), t.id`.execute(
    db,
  )
  return rows
}

function present({ id, name, changed_at, changed_by }: Row): ProductTemplate {
  return { id, name, changed_at: changed_at.toISOString(), changed_by }
}

async function getRow(db: Queryable, companyId: number, id: number): Promise<Row> {
  const [row] = await findRows(db, companyId, id)
  if (!row) throw new Failure('not_found')
  return row
}

export async function findTemplates(db: Queryable, companyId: number): Promise<ProductTemplate[]> {
  return (await findRows(db, companyId)).map(present)
}

/** A template with the form that a new product begins with, and what that refers to. */
export async function readTemplate(db: Queryable, companyId: number, id: number) {
  const row = await getRow(db, companyId, id)
  const { documents = [], links = [], categories } = row.form
  const { rows: files } = await sql<{ id: number }>`
    select id from document_files
    where id = any(${documents.map(({ fileId }) => fileId)}::int[]) and company_id = ${companyId}`.execute(db)
  const { rows: known } = await sql<{ id: number }>`
    select id from sub_industries where id = any(${[...categories]}::int[])`.execute(db)
  const others = await findLinked(
    db,
    links.map(({ productId }) => productId),
  )
  const linked = others.filter(({ state }) => state !== 'deleted')
  const form = freshenForm(row.form, {
    categories: new Set(known.map((category) => category.id)),
    files: new Set(files.map((file) => file.id)),
    products: new Set(linked.map((product) => product.id)),
  })
  return { ...present(row), form, linked }
}

/** Keeps what is stored of a product as a template. */
export async function storeTemplate(tx: Queryable, viewer: Viewer, wish: { name: string; product_id: number }) {
  const companyId = companyOf(viewer).id
  await getStanding(tx, companyId, wish.product_id)
  const [record] = await findRecords(tx, [wish.product_id])
  if (!record) throw new Failure('not_found')
  const name = readName(wish.name)
  // Two at once would make one too many.
  await oneAtATime(tx, companyId)
  if ((await findRows(tx, companyId)).length >= mostTemplates)
    throw new Failure('refused', { name: say.tooMany(mostTemplates) }, say.tooMany(mostTemplates))
  const form = JSON.stringify(templateForm(toProductForm(toWholeDraft(record))))
  const { rows } = await sql<{ id: number }>`
    insert into product_templates (company_id, name, form, changed_by) values (${companyId}, ${name}, ${form}::jsonb, ${viewer.userId})
    on conflict (company_id, lower(name)) do nothing returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Failure('invalid_input', { name: say.nameTaken }, say.nameTaken)
  await recordChange(tx, viewer, { action: 'created', thing: 'product-template', id: made.id, name, after: { name } })
  return present(await getRow(tx, companyId, made.id))
}

export async function renameTemplate(tx: Queryable, viewer: Viewer, { id, ...wish }: { id: number; name: string }) {
  const companyId = companyOf(viewer).id
  // Two at once would both find the name free.
  await oneAtATime(tx, companyId)
  const before = await getRow(tx, companyId, id)
  const name = readName(wish.name)
  const { rows } = await sql`
    update product_templates t set name = ${name}, changed_by = ${viewer.userId}, changed_at = now()
    where t.id = ${id} and t.company_id = ${companyId} and not exists (
      select 1 from product_templates o where o.company_id = t.company_id and lower(o.name) = lower(${name}) and o.id <> t.id)
    returning 1`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { name: say.nameTaken }, say.nameTaken)
  const sides = { before: { name: before.name }, after: { name } }
  await recordChange(tx, viewer, { action: 'changed', thing: 'product-template', id, name, ...sides })
  return present(await getRow(tx, companyId, id))
}

export async function deleteTemplate(tx: Queryable, viewer: Viewer, id: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    delete from product_templates where id = ${id} and company_id = ${companyOf(viewer).id} returning name`.execute(tx)
  const [gone] = rows
  if (!gone) throw new Failure('not_found')
  await recordChange(tx, viewer, { action: 'deleted', thing: 'product-template', id, name: gone.name, before: gone })
}

async function oneAtATime(tx: Queryable, companyId: number): Promise<void> {
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
}

function readName(typed: string): string {
  const fault = refuseTemplateName(typed)
  if (fault !== undefined) throw new Failure('invalid_input', { name: fault })
  return typed.trim()
}
