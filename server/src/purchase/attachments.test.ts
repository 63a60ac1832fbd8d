import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

const edge = 'edge'
async function upload(name: string, token = market.buyers.owner.token) {
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
  const answer = await market.app.http.inject({
    method: 'POST',
    url: '/api/v1/request-files',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: `${head}%PDF-1.7\n%%EOF\r\n--${edge}--\r\n`,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id as number
}
const lineOf = ({ id, termIds }: PurchaseMarket['oil']) => ({
  product_id: id,
  quantity: 120,
  selected_price_id: termIds[0],
})
const send = (attachments: number[], key: string = randomUUID(), lines = [lineOf(market.oil)]) =>
  market.asBuyer.post('/api/v1/purchase-requests', {
    body: { lines, attachments },
    headers: { 'idempotency-key': key },
  })
const countRequests = async () => (await market.db.selectFrom('requests').select('id').execute()).length
const messagesOf = async (id: number) =>
  (await market.asSeller.get(`/api/v1/requests/${id}/threads/${market.house.id}/messages`)).body.data

test('files go with their request, in the order of their names and in one answer, however often it is sent', async () => {
  const files = [await upload('b.pdf'), await upload('a.pdf')]
  const key = randomUUID()
  const [first, again] = [await send(files, key), await send(files, key)]
  expect([first.status, again.body]).toEqual([201, first.body])
  const messages = await messagesOf(first.body.requests[0].id)
  expect(messages).toMatchObject([{ side: 'asking', text: '', files: [{ name: 'a.pdf' }, { name: 'b.pdf' }] }])
  const read = await market.asSeller.get(`/api/v1/request-files/${messages[0].files[0].id}`)
  expect(read.status).toBe(200)
})

test('each seller gets the files in a conversation of their own', async () => {
  const rival = await makeCompany(market.db, { name: 'Other House' })
  const goods = await makeProduct(market.db, rival.id, { name: 'Other oil' })
  const { body } = await send([await upload('both.pdf')], randomUUID(), [lineOf(market.oil), lineOf(goods)])
  expect(body.requests).toHaveLength(2)
  const { rows } = await sql<{ request_id: number }>`
    select t.request_id from request_files f join request_messages m on m.id = f.message_id join request_threads t on t.id = m.thread_id and t.id = f.thread_id
    where f.name = 'both.pdf' order by 1`.execute(market.db)
  expect(rows.map(({ request_id }) => request_id)).toEqual(body.requests.map(({ id }: { id: number }) => id).sort())
})

test('a file that is not there, is another’s or has gone with a request already lets no request out', async () => {
  const before = await countRequests()
  const other = await upload('other.pdf', market.house.owner.token)
  const sent = await upload('sent.pdf')
  expect((await send([sent])).status).toBe(201)
  for (const id of [other, sent, 2_000_000_000]) {
    const refused = await send([await upload('mine.pdf'), id])
    expect(refused).toMatchObject({ status: 422, body: { details: { attachments: expect.any(String) } } })
  }
  expect(await countRequests()).toBe(before + 1)
  // What was its own waits for the next try.
  const { rows } = await sql`select 1 from request_files where name = 'mine.pdf' and message_id is null`.execute(
    market.db,
  )
  expect(rows).toHaveLength(3)
  expect((await market.asSeller.get(`/api/v1/request-files/${sent}`)).status).toBe(404)
})
