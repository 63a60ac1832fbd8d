import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { isSomebodyWaitingFor } from '../../test/lock-waits.ts'
import { makeCompany } from '../../test/make.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { hashPassword } from './password.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

/** What somebody in a stolen session may have under way at the very moment in which the owner ends it. */
test.each([
  ['a new password', 'put', '/api/v1/profile/password', { password: 'of the thief alone' }],
  ['another address', 'put', '/api/v1/profile/email', { email: 'thief@test.invalid' }],
  ['an API token', 'post', '/api/v1/api-tokens', { name: 'ERP', scopes: ['products:read'], days: 30 }],
] as const)(
  '%s that was under way when the owner chose a new password comes too late',
  async (_what, method, path, form) => {
    const { owner } = await makeCompany(market.db, { verifiedAt: new Date() })
    const [old, chosen] = [await hashPassword(goodPassword), await hashPassword('chosen by the owner')]
    const setPassword = (db: typeof market.db, password_hash: string) =>
      db.updateTable('users').set({ password_hash }).where('id', '=', owner.id).execute()
    await setPassword(market.db, old)
    const thief = await market.as(owner)
    const body = method === 'put' ? { ...form, current_password: goodPassword } : form
    const late = await market.db.transaction().execute(async (tx) => {
      await setPassword(tx, chosen)
      const answer = thief[method](path, { body })
      await vi.waitUntil(() => isSomebodyWaitingFor(tx), { timeout: 10_000 })
      await sql`delete from sessions where user_id = ${owner.id}`.execute(tx)
      return { answer }
    })
    expect((await late.answer).status).toBe(401)
    const { password_hash } = await market.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toBe(chosen)
    const { rows } = await sql`
    select 1 from email_tokens where user_id = ${owner.id} union all select 1 from api_tokens where user_id = ${owner.id}`.execute(
      market.db,
    )
    expect(rows).toEqual([])
  },
)
