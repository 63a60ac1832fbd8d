import { askedTermsMessages } from '@fairquay/contract/purchase/messages.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox } from '../../test/mailbox.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

const ask = (asked?: object, line: object = {}) =>
  market.asBuyer.post('/api/v1/purchase-requests', {
    body: {
      lines: [{ product_id: market.oil.id, quantity: 120, selected_price_id: market.oil.termIds[0], ...line }],
      ...(asked && { asked }),
    },
  })

test('a message, a day, a place and a target price go with a purchase request, wherever it is read', async () => {
  const message = 'Printed in two colours, please.\nWe *reorder* every spring.'
  const asked = { message: ` ${message} `, wanted_date: '2999-03-31', place: 'Rotterdam' }
  const { status, body } = await ask(asked, { target_price: 0.8 })
  expect(status).toBe(201)
  const { id } = body.requests[0]
  for (const who of [market.asBuyer, market.asSeller])
    expect(await market.read(who, id)).toMatchObject({
      asked: { message, wanted_date: '2999-03-31', place: 'Rotterdam' },
      lines: [{ target_price: 0.8 }],
    })
  const thread = await market.asSeller.get(`/api/v1/requests/${id}/threads/${market.house.id}/messages`)
  expect(thread.body.data).toMatchObject([{ side: 'asking', text: message, is_own: false, is_read: false }])

  const [mail] = await readMailbox(market.db, market.house.owner.email)
  for (const part of [
    'Target price: $0.80',
    'Wanted by: Mar 31, 2999',
    'Deliver to: Rotterdam',
    '  Printed in two colours',
  ])
    expect(mail?.text).toContain(part)

  const response = await market.app.http.inject({
    url: `/api/v1/requests/${id}/pdf`,
    headers: { authorization: `Bearer ${market.buyers.owner.token}` },
  })
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(response.rawPayload)), { mergePages: true })
  for (const part of ['Wishes', 'Mar 31, 2999', 'Rotterdam', 'Target price: $0.80', 'We *reorder* every spring.'])
    expect(pdf.text.replace(/\s+/g, ' ')).toContain(part)
})

test('without any of it a request says nothing of it, and no conversation begins', async () => {
  const { id } = (await ask()).body.requests[0]
  expect(await market.read(market.asSeller, id)).toMatchObject({
    asked: { message: null, wanted_date: null, place: null },
    lines: [{ target_price: null }],
    threads: [{ message_count: 0 }],
  })
})

test('a past day and a price that is none are refused with their field, and nothing is stored', async () => {
  const count = async () => (await market.db.selectFrom('requests').select('id').execute()).length
  const before = await count()
  const refused = await ask({ wanted_date: '2020-01-01' }, { target_price: 0 })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      details: {
        'asked.wanted_date': askedTermsMessages.dayInPast,
        'lines.0.target_price': askedTermsMessages.price,
      },
    },
  })
  expect((await ask({ price: 1 })).status).toBe(400)
  expect(await count()).toBe(before)
})
