import { randomUUID } from 'node:crypto'
import type { ImportDetail, ImportRow } from '@fairquay/contract/imports/endpoints.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { expect } from 'vitest'
import { findRecords } from '../src/catalogue/queries.ts'
import { toDraft } from '../src/catalogue/record-draft.ts'
import { workOnImport } from '../src/imports/work-on-import.ts'
import type { TestApp } from './app.ts'
import { makeCompany } from './make.ts'

export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>

/** How many products an import makes, changes, leaves as they are and refuses. */
export const countsOf = (detail: ImportDetail) =>
  detail.counts && [detail.counts.create, detail.counts.change, detail.counts.skip, detail.counts.refuse]

/** A format with the currency that somebody would have chosen, where the file's prices name none. */
export const inDollars = (format: ImportFormat | null) => format && { ...format, currency: format.currency ?? 'USD' }

/** A new seller who imports files, step by step as in the app. */
export async function openImportDesk(market: TestApp) {
  const house = await makeCompany(market.db)
  const seller = await market.as(house.owner)

  async function begin(content: Buffer | string, name = 'goods.csv', by = seller): Promise<number> {
    const bytes = Buffer.from(content)
    const created = await by.post('/api/v1/imports', {
      body: { name, size: bytes.length },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([created.status, created.body.message]).toEqual([201, undefined])
    const { id } = created.body
    for (let offset = 0; offset < bytes.length; offset += partSize)
      expect((await sendPart(id, offset, bytes.subarray(offset, offset + partSize), by)).status).toBe(200)
    return id
  }

  const sendPart = (id: number, offset: number, content: Buffer, by = seller) =>
    by.put(`/api/v1/imports/${id}/content`, {
      query: { offset },
      body: content,
      headers: { 'content-type': 'application/octet-stream' },
    })

  /** Does the work that waits in this process: the processes of their own have tests of their own. */
  async function work(importId: number): Promise<void> {
    const jobs = { enqueue: async () => {} }
    const fetching = { timeout: 1, totalTime: 1 }
    await workOnImport({ ...market.app, jobs, fetching }, { importId, userId: house.owner.id })
  }

  async function look(id: number): Promise<ImportDetail> {
    return (await seller.get(`/api/v1/imports/${id}`)).body
  }

  async function upload(content: Buffer | string, name?: string): Promise<ImportDetail> {
    const id = await begin(content, name)
    await work(id)
    return look(id)
  }

  async function step(
    id: number,
    what: 'check' | 'application' | 'application?publish_incomplete=true' | 'undo',
    body?: object,
  ): Promise<ImportDetail> {
    const answer = await seller.post(`/api/v1/imports/${id}/${what}`, { body })
    expect([answer.status, answer.body.message]).toEqual([202, undefined])
    await work(id)
    return look(id)
  }

  async function check(content: Buffer | string, change: Partial<ImportFormat> = {}): Promise<ImportDetail> {
    const { id, format, fault } = await upload(content)
    expect(fault).toBeNull()
    return step(id, 'check', { format: { ...inDollars(format), ...change } })
  }

  async function importFile(content: Buffer | string): Promise<ImportDetail> {
    const { id } = await check(content)
    return step(id, 'application')
  }

  async function listRows(id: number, query: object = {}): Promise<ImportRow[]> {
    return (await seller.get(`/api/v1/imports/${id}/products`, { query: { perPage: 100, ...query } })).body.data
  }

  async function findDrafts(companyId = house.id) {
    const rows = await market.db
      .selectFrom('products')
      .select('id')
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute()
    const records = await findRecords(
      market.db,
      rows.map(({ id }) => id),
    )
    return records.map(toDraft)
  }

  return { house, seller, begin, sendPart, work, look, upload, step, check, importFile, listRows, findDrafts }
}
