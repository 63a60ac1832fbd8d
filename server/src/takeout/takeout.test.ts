import { buffer } from 'node:stream/consumers'
import { companyFolders, personParts } from '@fairquay/contract/takeout/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { offer, purchaseOffer } from '../../test/deal-market.ts'
import { makeCompany, makePerson } from '../../test/make.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let trade: OrderMarket
beforeAll(async () => {
  trade = await openOrderMarket()
})
afterAll(() => trade.market.close())

const ownData = '/api/v1/profile/data'
const companyData = '/api/v1/own-company/data'

/** The files of an archive by their paths. */
async function take(url: string, token: string): Promise<{ status: number; files: Record<string, Buffer> }> {
  const answer = await trade.market.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { status: answer.statusCode, files: answer.statusCode === 200 ? await unpack(answer.rawPayload) : {} }
}

function unpack(archive: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files: Record<string, Buffer> = {}
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry) => {
        // Unpacked, the second would lie where the first did.
        if (entry.fileName in files) return reject(new Error(`Twice: ${entry.fileName}`))
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          files[entry.fileName] = await buffer(stream)
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
}

const read = (file: Buffer | undefined) => JSON.parse(file?.toString() ?? 'null')

test('an owner takes along what the company sees, and nothing that others keep for themselves', async () => {
  const { market, asAnn, asSeller, oilHouse, buy } = trade
  const order = await trade.order()
  const { number } = (await asAnn.get(`/api/v1/orders/${order}`)).body.data
  const asked = await buy()
  await asAnn.post(`/api/v1/requests/${asked}/threads/${oilHouse.id}/messages`, { body: { text: 'How soon?' } })
  await offer(asSeller, asked, oilHouse.id, purchaseOffer(3.75))
  // What another buyer asks the same seller is none of theirs.
  const stranger = await market.as('buyer')
  const other = await stranger.post('/api/v1/purchase-requests', {
    body: { lines: [{ product_id: trade.oil.id, quantity: 777, selected_price_id: trade.oil.termIds[0] ?? 0 }] },
  })
  const { status, files } = await take(companyData, trade.ann.token)
  expect(status).toBe(200)
  const paths = Object.keys(files)
  expect(paths).toContain(`requests/${asked}/request.json`)
  expect(paths).not.toContain(`requests/${other.body.requests[0].id}/request.json`)
  expect(
    read(files[`requests/${asked}/messages-with-${oilHouse.id}.json`]).map(({ text }: { text: string }) => text),
  ).toContain('How soon?')
  expect(read(files[`orders/${number}-${oilHouse.slug}/order.json`]).id).toBe(order)
  expect(files[`orders/${number}-${oilHouse.slug}/order.json`]?.toString()).toContain('Olive oil')
  const pdfs = paths.filter((path) => path.endsWith('.pdf'))
  expect(pdfs.length).toBeGreaterThan(0)
  for (const path of pdfs) expect(files[path]?.subarray(0, 4).toString(), path).toBe('%PDF')
  expect(files['index.html']?.toString()).toContain(`requests/${asked}/request.json`)
  for (const path of paths.slice(0, -1)) expect(Object.keys(companyFolders)).toContain(path.split('/')[0])
  // The secrets of its programs stay.
  expect(read(files['company/webhooks.json']).data.length).toBeGreaterThan(0)
  expect(Buffer.concat(Object.values(files)).includes(Buffer.alloc(32, 7).toString('base64'))).toBe(false)
  const { rows } = await sql`
    select 1 from audit_log where actor_id = ${trade.ann.id} and action = 'exported' and thing = 'company'`.execute(
    market.db,
  )
  expect(rows).toHaveLength(1)
})

test('orders of two sellers have the same number, and neither lies where the other does', async () => {
  const { market, ann, oilHouse } = trade
  const [first, second] = [await trade.order(), await trade.order()]
  const other = await makeCompany(market.db)
  await sql`
    update orders o set seller_company_id = ${other.id}, year = f.year, number = f.number from orders f where o.id = ${second} and f.id = ${first}`.execute(
    market.db,
  )
  const { files } = await take(companyData, ann.token)
  const orders = Object.entries(files).filter(([path]) => /^orders\/.*\/order\.json$/.test(path))
  const both = orders.map(([, file]) => read(file)).filter(({ id }) => id === first || id === second)
  expect(both.map(({ seller }) => seller.slug).sort()).toEqual([oilHouse.slug, other.slug].sort())
  expect(new Set(both.map(({ number }) => number)).size).toBe(1)
})

test('a seller finds goods and stock, and of requests the same as its pages', async () => {
  const { files } = await take(companyData, trade.oilHouse.owner.token)
  expect(files['products/products.csv']?.toString()).toContain('Olive oil')
  expect(read(files['products/stock.json']).length).toBeGreaterThan(0)
  expect(read(files['products/feeds.json'])).toEqual([])
  const { body } = await trade.asSeller.get('/api/v1/requests', { query: { perPage: '100' } })
  for (const { id } of body.data) expect(Object.keys(files)).toContain(`requests/${id}/request.json`)
})

test('only an owner takes the company’s data along', async () => {
  const editor = await makePerson(trade.market.db)
  await sql`update users set company_id = ${trade.ann.companyId}, company_role = 'editor' where id = ${editor.id}`.execute(
    trade.market.db,
  )
  expect((await take(companyData, editor.token)).status).toBe(403)
  expect((await take(companyData, 'nobody')).status).toBe(401)
})

test('a person takes along what is kept about them, without a key to anything', async () => {
  const { market, asAnn, ann } = trade
  await market.guest.post('/api/v1/password-resets', { body: { email: ann.email } })
  await asAnn.put('/api/v1/profile', {
    body: { first_name: 'Ann', last_name: '<b>Brandt</b>', phone_code: '', phone: '' },
  })
  const { status, files } = await take(ownData, ann.token)
  expect(status).toBe(200)
  const data = read(files['data.json'])
  expect(Object.keys(data)).toEqual(Object.keys(personParts))
  expect(data.account).toEqual([expect.objectContaining({ email: ann.email, company: 'Nordlicht Handel' })])
  expect(data.messages.map(({ text }: { text: string }) => text)).toContain('How soon?')
  expect(data.requests.length).toBeGreaterThan(0)
  // Each seller counts its own, so that a number alone names no order.
  expect(data.orders).toContainEqual(expect.objectContaining({ number: 1, seller: trade.oilHouse.name }))
  expect(data.mails.some(({ subject }: { subject: string }) => /password/i.test(subject))).toBe(true)
  const { rows } = await sql<{ text: string }>`select text from mails where to_address = ${ann.email}`.execute(
    market.db,
  )
  const token = rows.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  for (const file of Object.values(files)) {
    expect(file.includes(token)).toBe(false)
    expect(file.includes('argon2')).toBe(false)
  }
  const page = files['index.html']?.toString() ?? ''
  expect(page).toContain('&lt;b&gt;Brandt')
  expect(page).not.toContain('<b>Brandt')
  // What people read holds no code.
  expect(page).toContain('street: ')
  expect(page).not.toMatch(/[{[]&quot;/)
})
