import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { offer, purchaseOffer } from '../../test/deal-market.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makePerson } from '../../test/make.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'
import { sendQuote } from '../../test/quote-market.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { isSignedIn, type SignIns, signInsOf } from '../../test/sign-ins.ts'
import { resendMail } from '../admin/resend-mail.ts'
import type { Viewer } from '../session.ts'
import { belongings } from './forget-person.ts'
import { hashPassword } from './password.ts'

let trade: OrderMarket
let people: SignIns
beforeAll(async () => {
  trade = await openOrderMarket()
  people = signInsOf(trade.market)
})
afterAll(() => trade.market.close())
const db = () => trade.market.db

/** Somebody with details that nobody else has, in a company of their own unless they take the place of a person there is. */
async function makeZelda(of?: { id: number }) {
  const made = await people.makeMember()
  const id = of?.id ?? made.ann.id
  const email = `zelda-quixley-${id}@trade.test`
  const password_hash = await hashPassword(goodPassword)
  await db()
    .updateTable('users')
    .set({ email, first_name: 'Zelda', last_name: 'Quixley', phone: '555 019 283', password_hash })
    .where('id', '=', id)
    .execute()
  return { id, email, asZelda: of ? trade.asAnn : made.asAnn }
}

async function addColleague(of: number, role: string) {
  const colleague = await makePerson(db())
  await sql`
    update users set company_id = u.company_id, company_role = ${role} from users u
    where u.id = ${of} and users.id = ${colleague.id}`.execute(db())
  return colleague
}

const remove = (caller: Caller, current_password = goodPassword) =>
  caller.post('/api/v1/profile/deletion', { body: { current_password } })

/** Tables of which some row, written out, holds one of the words, with how many of them. */
async function findRowsWith(words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1`.execute(db())
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const like = words.map((word) => `%${word}%`)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(name)} as t where t::text ilike any(${like})`.execute(db())
    if (rows[0]?.count) found[name] = rows[0].count
  }
  return found
}

describe('deleting the own account', () => {
  test('what is deleted with it is what belongs to a person alone', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where confrelid = 'users'::regclass and contype = 'f' and confdeltype = 'c' order by 1`.execute(db())
    // Reports of reviews wait for an operator, whoever made them.
    expect(rows.map(({ name }) => name)).toEqual([...belongings, 'reports', 'review_reports'].sort())
  })

  test('what is open is said, and which it is, before a password is asked for', async () => {
    const order = await trade.order()
    const asked = await trade.buy()
    const { body } = await trade.asAnn.get('/api/v1/profile/deletion')
    expect(body).toEqual({
      refusal: accountMessages.finishFirst(body.open.length),
      open: expect.arrayContaining([
        { kind: 'order', id: order, number: expect.stringMatching(/^ORD-/) },
        { kind: 'request', id: asked, number: null },
      ]),
    })
    expect((await (await trade.market.as('buyer')).get('/api/v1/profile/deletion')).body).toEqual({
      refusal: null,
      open: [],
    })
  })

  test('after trading, no table knows the person any more but what was agreed, and the last mail', async () => {
    const { id, email, asZelda } = await makeZelda(trade.ann)
    const words = [email, 'Quixley', '555 019 283']
    const colleague = await addColleague(id, 'owner')
    const order = await trade.order()
    const asked = await trade.buy()
    await asZelda.post(`/api/v1/requests/${asked}/threads/${trade.oilHouse.id}/messages`, {
      body: { text: 'How soon?' },
    })
    await offer(trade.asSeller, asked, trade.oilHouse.id, purchaseOffer(4))
    const contact = { first_name: 'Zelda', last_name: 'Quixley', phone: '555 019 283', email }
    const quote = trade.quote(
      [{ product_id: trade.oil.id, quantity: 100, selected_price_id: trade.oil.termIds[0] ?? 0, total_price: 1 }],
      (body) => {
        Object.assign(body.buyer_data, contact)
      },
    )
    const { body: freight } = await sendQuote(asZelda, quote)
    await asZelda.post(`/api/v1/requests/${freight.id}/withdrawal`, { body: { reason: '' } })
    await people.login(email, goodPassword)
    await people.askReset(email)
    await trade.market.guest.post('/api/v1/newsletter', { body: { email } })
    await asZelda.put('/api/v1/profile', { body: { ...contact, email: undefined, phone_code: '39' } })
    await asZelda.post('/api/v1/members/invitations', { body: { email: 'new@trade.test', role: 'editor' } })
    expect(Object.keys(await findRowsWith(words)).length).toBeGreaterThan(6)
    expect((await remove(asZelda)).body).toEqual({ success: true })
    // Papers and deals stay as they were written; what others were told goes by the clock (docs/retention.md).
    const papers = ['order_papers', 'request_deals', 'request_documents', 'request_papers'].map(
      (name) => `public.${name}`,
    )
    expect(Object.keys(await findRowsWith(words))).toEqual(['public.mails', ...papers, 'public.webhook_deliveries'])
    expect((await readMailbox(db(), email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is deleted'),
    ])
    expect(await isSignedIn(asZelda)).toBe(false)
    expect((await people.login(email, goodPassword)).status).toBe(401)
    // The other side goes on, and reads who it was no more.
    const { body } = await trade.asSeller.get(`/api/v1/requests/${asked}`)
    expect(JSON.stringify(body)).toContain('Former member')
    expect(body.data.contact).toMatchObject({ first_name: 'Former', email: '', phone: '' })
    expect((await trade.asSeller.get(`/api/v1/orders/${order}`)).status).toBe(200)
    // What is agreed from now on names somebody who is still there.
    const asColleague = await trade.market.as(colleague)
    await asColleague.post(`/api/v1/requests/${asked}/threads/${trade.oilHouse.id}/acceptance`, { body: { number: 1 } })
    const agreed = (await asColleague.get(`/api/v1/requests/${asked}`)).body.data.order.id
    expect((await trade.asSeller.get(`/api/v1/orders/${agreed}`)).body.data.contacts.buyer.email).toBe(colleague.email)
  })

  test('what an operator did with their mails names their address no more', async () => {
    const { email, asZelda } = await makeZelda()
    const asOperator = await trade.market.as('admin')
    await people.askReset(email)
    const { id } = await db().selectFrom('mails').select('id').where('to_address', '=', email).executeTakeFirstOrThrow()
    const smtpUrl = 'smtp://mail.test'
    const operator = { userId: 1, firstName: 'Ada', lastName: 'Quayside' } as Viewer
    await resendMail(db(), { config: { ...trade.market.app.config, smtpUrl } }, operator, id)
    const held = await db()
      .insertInto('held_addresses')
      .values({
        address: email,
        kind: 'bounced',
        status: '5.1.1',
        reason: `<${email}>: no such user`,
        since: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await asOperator.delete(`/api/v1/operator/held-addresses/${held.id}`)).status).toBe(200)
    expect(await findRowsWith([email])).toHaveProperty(['public.audit_log'])
    await remove(asZelda)
    expect(await findRowsWith([email])).toEqual({ 'public.mails': 1 })
    const { data } = (await asOperator.get('/api/v1/operator/audit', { query: { thing: 'mail-address' } })).body
    expect(data[0]).toMatchObject({ action: 'freed', name: 'Former member' })
  })

  test('mails to an address they had before name it no more', async () => {
    const { id, email, asZelda } = await makeZelda()
    const earlier = email
    await people.askReset(earlier)
    const next = `quixley-new-${id}@trade.test`
    await asZelda.put('/api/v1/profile/email', { body: { current_password: goodPassword, email: next } })
    const token = await readLinkToken(db(), next)
    const confirmed = await trade.market.guest.post('/api/v1/email-confirmations', { body: { token } })
    expect(confirmed.status).toBe(200)
    const asOperator = await trade.market.as('admin')
    const { data } = (await asOperator.get('/api/v1/operator/audit', { query: { thing: 'person' } })).body
    expect(data[0]).toMatchObject({ action: 'changed', before: { email: earlier }, after: { email: next } })
    await remove(asZelda)
    expect(await findRowsWith([earlier])).toEqual({})
  })

  test('a company of which nobody is left waits for nobody', async () => {
    const { id, asZelda } = await makeZelda()
    const { rows } = await sql<{ id: number; name: string }>`
      select c.id, c.name from companies c join users u on u.company_id = c.id where u.id = ${id}`.execute(db())
    const [company] = rows
    const asOperator = await trade.market.as('admin')
    const stateOf = async () =>
      (await asOperator.get('/api/v1/operator/companies', { query: { search: company?.name ?? '' } })).body.data.find(
        (one: { id: number }) => one.id === company?.id,
      )?.state
    expect(await stateOf()).toBe('open')
    await remove(asZelda)
    expect(await stateOf()).toBe('left')
  })

  test('takes the password', async () => {
    const { asZelda } = await makeZelda()
    expect((await remove(asZelda, 'a guess')).body.details).toEqual({ current_password: accountMessages.passwordWrong })
    expect(await isSignedIn(asZelda)).toBe(true)
  })

  test('the only owner among several hands over first', async () => {
    const { id, asZelda } = await makeZelda()
    const other = await addColleague(id, 'editor')
    expect((await remove(asZelda)).body).toMatchObject({ message: accountMessages.handOverFirst })
    await sql`update users set company_role = 'owner' where id = ${other.id}`.execute(db())
    expect((await remove(asZelda)).status).toBe(200)
  })
})
