import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makePerson } from '../../test/make.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { isSignedIn, type SignIns, signInsOf } from '../../test/sign-ins.ts'

let market: TestApp
let people: SignIns
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  people = signInsOf(market)
})
afterAll(() => market.close())

/** Somebody with details that nobody else has. */
async function makeZelda() {
  const { ann: zelda, asAnn: asZelda } = await people.makeMember()
  const email = `zelda-quixley-${zelda.id}@trade.test`
  await sql`update users set email = ${email}, first_name = 'Zelda', last_name = 'Quixley', phone = '555 019 283' where id = ${zelda.id}`.execute(
    market.db,
  )
  return { zelda: { ...zelda, email }, asZelda }
}

/** Tables of which some row, written out, holds one of the words. */
async function findTablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1`.execute(market.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.raw(name)} as t where t::text ilike any(${words.map((word) => `%${word}%`)}) limit 1`.execute(
        market.db,
      )
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('deleting the own account', () => {
  const remove = (caller: Awaited<ReturnType<typeof makeZelda>>['asZelda'], current_password = goodPassword) =>
    caller.post('/api/v1/profile/deletion', { body: { current_password } })

  test('no table knows the person any more but the list of the last mail', async () => {
    const { zelda, asZelda } = await makeZelda()
    const words = [zelda.email, 'Quixley', '555 019 283']
    await people.login(zelda.email, goodPassword)
    await people.askReset(zelda.email)
    await market.guest.post('/api/v1/newsletter', { body: { email: zelda.email } })
    await asZelda.put('/api/v1/profile', {
      body: { first_name: 'Zelda', last_name: 'Quixley', phone_code: '39', phone: '555 019 283' },
    })
    await sql`insert into audit_log (actor_id, actor, action, thing, thing_id, name, after)
      values (${zelda.id}, 'Zelda Quixley', 'changed', 'person', ${zelda.id}, ${zelda.email}, '{"last_name":"Quixley"}')`.execute(
      market.db,
    )
    expect((await findTablesWith(words)).length).toBeGreaterThan(3)
    expect((await remove(asZelda)).body).toEqual({ success: true })
    expect(await findTablesWith(words)).toEqual(['public.mails'])
    expect(await isSignedIn(asZelda)).toBe(false)
    expect((await people.login(zelda.email, goodPassword)).status).toBe(401)
    // The address is free for somebody else, or for them again.
    expect(await market.db.selectFrom('users').select('id').where('email', '=', zelda.email).execute()).toEqual([])
  })

  test('takes the password', async () => {
    const { asZelda } = await makeZelda()
    expect((await remove(asZelda, 'a guess')).body.details).toEqual({ current_password: accountMessages.passwordWrong })
    expect(await isSignedIn(asZelda)).toBe(true)
  })

  test('the only owner among several hands over first', async () => {
    const { zelda, asZelda } = await makeZelda()
    const other = await makePerson(market.db)
    await sql`update users set company_id = u.company_id, company_role = 'editor' from users u where u.id = ${zelda.id} and users.id = ${other.id}`.execute(
      market.db,
    )
    expect((await remove(asZelda)).body).toMatchObject({ message: accountMessages.handOverFirst })
    await sql`update users set company_role = 'owner' where id = ${other.id}`.execute(market.db)
    expect((await remove(asZelda)).status).toBe(200)
  })
})
