import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'
import { isSomebodyWaitingFor } from '../../test/lock-waits.ts'
import { makeIndustry, makePerson, makeProduct } from '../../test/make.ts'
import { startWorker } from './run-in-worker.ts'

let market: TestApp
let desk: ImportDesk

beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Clothing', ['Hoodies', 'T-Shirts', 'Accessories'])
})
afterAll(() => market.close())
beforeEach(async () => {
  desk = await openImportDesk(market)
})

const readFixture = (name: string) => readFile(join(import.meta.dirname, '../../test/fixtures/imports', name))

// First, because the jobs of the others are never done as such.
test('an import is worked on in a process of its own, as a job', async () => {
  const id = await desk.begin('Name,Price\r\nTea,4\r\n')
  expect(await market.runJobs()).toBeGreaterThan(0)
  expect((await desk.look(id)).state).toBe('inspected')
})

describe('our own products', () => {
  const twoGoods = 'Name,Price,Article number\r\nTea,4.00,T-1\r\nCup,3.00,C-1\r\n'

  test.each(['csv', 'xlsx'] as const)('exported as %s and imported again change nothing', async (format) => {
    await makeProduct(market.db, desk.house.id, {
      name: '=Formula & <b>Sons</b>',
      body: '<p>One\r\nTwo</p>',
      tags: ['a|b', '+plus'],
      attributes: [{ name: 'Ratio: w', value: '1:2 | 3' }],
    })
    await desk.importFile(await readFixture('woocommerce.csv'))
    const before = await desk.findDrafts()
    const file = await market.app.http.inject({
      url: `/api/v1/product-export?format=${format}`,
      headers: { authorization: `Bearer ${desk.house.owner.token}` },
    })
    expect(countsOf(await desk.check(file.rawPayload))).toEqual([0, 0, 3, 0])
    expect(await desk.findDrafts()).toEqual(before)
  })

  test('are taken back by an undo, but for those somebody changed since', async () => {
    const mine = await makeProduct(market.db, desk.house.id, { importHandle: 'mine', name: 'Old name' })
    const [before] = await desk.findDrafts()
    const { id } = await desk.importFile(
      'Handle,Name,Price,From quantity\r\nmine,New name,5,1\r\nfresh,Fresh,6,1\r\nkept,Kept,7,1\r\n',
    )
    expect((await desk.findDrafts()).map(({ name }) => name)).toEqual(['New name', 'Fresh', 'Kept'])
    await market.db.updateTable('products').set({ version: 9 }).where('import_handle', '=', 'kept').execute()
    const undone = await desk.step(id, 'undo')
    expect([undone.state, undone.undone]).toEqual([
      'undone',
      { reverted: 2, kept: 1, examples: [{ name: 'Kept', reason: importMessages.changedSince }] },
    ])
    const [first] = await desk.findDrafts()
    expect(first).toEqual(before)
    expect(mine.id).toBeGreaterThan(0)
    const list = (await desk.seller.get('/api/v1/own-products')).body.data as { name: string }[]
    expect(list.map(({ name }) => name).sort()).toEqual(['Kept', 'Old name'])
  })

  test('are undone only once, and only after the last import', async () => {
    const first = await desk.importFile(twoGoods)
    const second = await desk.importFile(twoGoods.replace('3.00', '3.50'))
    const refused = await desk.seller.post(`/api/v1/imports/${first.id}/undo`)
    expect([refused.status, refused.body.message]).toEqual([422, importMessages.notTheLast])
    await desk.step(second.id, 'undo')
    expect((await desk.seller.post(`/api/v1/imports/${second.id}/undo`)).status).toBe(422)
  })

  test('are left as they are when the process that writes is killed, and written by the next one', async () => {
    const { id } = await desk.check(twoGoods)
    await desk.seller.post(`/api/v1/imports/${id}/application`)
    const task = { importId: id, userId: desk.house.owner.id }
    // A lock of ours keeps the worker in the middle of its work; asking about it keeps our transaction from idling.
    const worker = await market.db.transaction().execute(async (tx) => {
      await tx.selectFrom('companies').select('id').where('id', '=', desk.house.id).forUpdate().execute()
      const { child, done } = startWorker(market.app.config, task)
      const ended = done.catch((error: Error) => error.message)
      await expect.poll(() => isSomebodyWaitingFor(tx), { timeout: 30_000, interval: 20 }).toBe(true)
      if (process.platform === 'linux') expect(await findPriorities(child.pid)).toEqual(['10'])
      child.kill('SIGKILL')
      return ended
    })
    expect(worker).toContain('SIGKILL')
    expect([await desk.findDrafts(), (await desk.look(id)).state]).toEqual([[], 'applying'])
    await startWorker(market.app.config, task).done
    expect([(await desk.findDrafts()).length, (await desk.look(id)).state]).toEqual([2, 'applied'])
    // Done already: nothing happens.
    await startWorker(market.app.config, task).done
    expect((await desk.findDrafts()).length).toBe(2)
  })

  test('end in a clear state when the work breaks off again and again', async () => {
    const { id } = await desk.check(twoGoods)
    await desk.seller.post(`/api/v1/imports/${id}/application`)
    await market.db.updateTable('imports').set({ attempts: 3 }).where('id', '=', id).execute()
    await desk.work(id)
    expect(await desk.look(id)).toMatchObject({ state: 'checked', fault: importMessages.broken })
    expect((await desk.step(id, 'application')).state).toBe('applied')
  })
})

describe('an import', () => {
  test('is one at a time for each company, and can be discarded', async () => {
    const id = await desk.begin('Name,Price\r\nTea,4\r\n')
    const second = await desk.seller.post('/api/v1/imports', {
      body: { name: 'b.csv', size: 10 },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([second.status, second.body.message]).toEqual([422, importMessages.alreadyOpen])
    expect((await desk.seller.delete(`/api/v1/imports/${id}`)).body.state).toBe('discarded')
    await desk.work(id)
    const { state, changed_at } = await desk.look(id)
    expect(state).toBe('discarded')
    // Programs hear of it; the list people read leaves it out.
    const idsIn = async (query: Record<string, string>) =>
      (await desk.seller.get('/api/v1/imports', { query })).body.data.map(({ id }: { id: number }) => id)
    expect(await idsIn({})).not.toContain(id)
    expect(await idsIn({ changed_since: changed_at })).toContain(id)
  })

  test('takes its file in parts, again after an answer that was lost, and none out of turn', async () => {
    const bytes = Buffer.from(`Name,Price\r\n${'x'.repeat(partSize)},4\r\n`)
    const created = await desk.seller.post('/api/v1/imports', {
      body: { name: 'long.csv', size: bytes.length },
      headers: { 'idempotency-key': randomUUID() },
    })
    const { id } = created.body
    const [first, second] = [bytes.subarray(0, partSize), bytes.subarray(partSize)]
    expect((await desk.sendPart(id, partSize, second)).status).toBe(409)
    expect((await desk.sendPart(id, 0, first)).body.received).toBe(partSize)
    expect((await desk.sendPart(id, 0, first)).body.received).toBe(partSize)
    expect((await desk.sendPart(id, partSize, Buffer.concat([second, second]))).status).toBe(413)
    expect((await desk.sendPart(id, partSize, second)).body.received).toBe(bytes.length)
    expect((await desk.sendPart(id, partSize, second)).body.received).toBe(bytes.length)
    expect((await desk.look(id)).state).toBe('inspecting')
    await desk.seller.delete(`/api/v1/imports/${id}`)
  })

  test('of another company answers like a missing one', async () => {
    const { id } = await desk.upload('Name,Price\r\nTea,4\r\n')
    const other = await market.as('seller')
    for (const path of [
      `/api/v1/imports/${id}`,
      `/api/v1/imports/${id}/products`,
      `/api/v1/imports/${id}/refused-rows`,
    ])
      expect((await other.get(path)).status).toBe(404)
    expect((await other.post(`/api/v1/imports/${id}/application`)).status).toBe(404)
    expect((await other.delete(`/api/v1/imports/${id}`)).status).toBe(404)
    expect((await desk.sendPart(id, 0, Buffer.from('x'), other)).status).toBe(404)
    expect((await other.get('/api/v1/imports')).body.data).toEqual([])
    expect((await market.guest.get(`/api/v1/imports/${id}`)).status).toBe(401)
  })

  test('may be read, but not made, by somebody who only reads for the company', async () => {
    const reader = await makePerson(market.db, { role: 'seller', companyId: desk.house.id })
    await market.db.updateTable('users').set({ company_role: 'viewer' }).where('id', '=', reader.id).execute()
    const caller = await market.as(reader)
    expect((await caller.get('/api/v1/imports')).status).toBe(200)
    const made = await caller.post('/api/v1/imports', {
      body: { name: 'a.csv', size: 5 },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(made.status).toBe(403)
  })

  test('says of each product what happens, and lists those of one kind', async () => {
    const { id } = await desk.check('Name,Price,Article number\r\nTea,4,T-1\r\nCup,cheap,C-1\r\n')
    expect((await desk.listRows(id)).map(({ action, name }) => [action, name])).toEqual([
      ['create', 'Tea'],
      ['refuse', 'Cup'],
    ])
    const [cup] = await desk.listRows(id, { action: 'refuse' })
    expect(cup).toMatchObject({
      lines: 'line 3',
      issues: [{ line: 3, column: 'Price', reason: importMessages.priceUnreadable('cheap') }],
    })
  })
})

test('the template can be filled in and imported', async () => {
  for (const format of ['csv', 'xlsx']) {
    const file = await market.app.http.inject({
      url: `/api/v1/import-template?format=${format}`,
      headers: { authorization: `Bearer ${desk.house.owner.token}` },
    })
    const detail = await desk.check(file.rawPayload)
    expect([detail.format?.kind, countsOf(detail)]).toEqual(['template', [1, 0, 0, 0]])
    await desk.seller.delete(`/api/v1/imports/${detail.id}`)
  }
})

/** The priorities of a process's threads, each once: the higher the number, the later their turn. */
async function findPriorities(pid = 0): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lines = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')))
  return [...new Set(lines.map((line) => line.split(') ').at(-1)?.split(' ')[16] ?? ''))]
}
