import { purchase } from '@fairquay/contract/purchase/kind.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson } from '../../test/make.ts'
import { findContact } from '../company/profile-queries.ts'
import { findContacts } from './contacts.ts'
import { insertFile } from './find-file.ts'
import { getParty } from './find-party.ts'
import { findConcerned } from './notify-people.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('mail, letter, paper and page name the same person of a company: an owner, though an editor came first', async () => {
  const { db } = market
  const seller = await makeCompany(db)
  const person = (companyRole: 'owner' | 'editor', status: 1 | 2 = 1) =>
    makePerson(db, { role: 'seller', companyId: seller.id, companyRole, status })
  await sql`update users set company_role = 'editor' where id = ${seller.owner.id}`.execute(db)
  await person('owner', 2)
  const owner = await person('owner')
  await person('owner')
  const buyer = await makeCompany(db, { kind: 'buyer' })
  const request = { action: 'withdraw', requestId: 0, kind: purchase, buyerCompanyId: 0, thread: undefined } as const
  const { rows } = await sql<{ id: number }>`
    insert into requests (file_id, kind, buyer_user_id, buyer_company_id, supplier_company_id, currency, total_price)
    select ${await insertFile(db, buyer.id, seller.id)}, ${purchase.name}, ${buyer.owner.id}, ${buyer.id}, ${seller.id}, 'USD', 0 returning id`.execute(
    db,
  )
  const concerned = await findConcerned(db, market.app, { ...request, requestId: rows[0]?.id ?? 0, by: undefined })

  expect(concerned.map(({ email }) => email)).toEqual([owner.email])
  expect((await findContacts(db, [seller.id])).get(seller.id)?.email).toBe(owner.email)
  expect((await getParty(db, seller.id)).email).toBe(owner.email)
  expect((await findContact(db, seller.id))?.email).toBe(owner.email)
})

test('of a company without an active person a paper and a page still name the first; nobody is written to', async () => {
  const { db } = market
  const seller = await makeCompany(db)
  await sql`update users set status = 2 where id = ${seller.owner.id}`.execute(db)
  expect((await findContacts(db, [seller.id])).get(seller.id)).toBeUndefined()
  expect((await getParty(db, seller.id)).email).toBe(seller.owner.email)
  expect((await findContact(db, seller.id))?.email).toBe(seller.owner.email)
})
