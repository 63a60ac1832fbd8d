import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, jobKinds } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import type { App } from '../../src/http.ts'
import { openJobs } from '../../src/jobs.ts'
import { openLocalFiles } from '../../src/local-files.ts'
import { makeLog } from '../../src/log.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { makePerson } from '../make.ts'
import { registrationForm } from '../registration-form.ts'

const secret = 'hush-hush-4711-password'
let database: TestDatabase
let app: App
let said = ''

beforeAll(async () => {
  database = await openTestDatabase()
  const config = readConfig({ DATA_DIR: '/nowhere', DATABASE_URL: database.url, OVERLOAD_DELAY: '0' })
  const log = makeLog(
    'trace',
    new Writable({
      write: (chunk, _encoding, done) => {
        said += String(chunk)
        done()
      },
    }),
  )
  const jobs = await openJobs(database.url, jobKinds, pino({ level: 'silent' }))
  app = await buildApp({ db: database.db, jobs, files: openLocalFiles('/nowhere'), config, log })
  await app.http.ready()
})
afterAll(async () => {
  await app.http.close()
  await app.jobs.stop()
  await database.close()
})

describe('the log of an error nobody expected', () => {
  test('names the error, the address and the call, and no secret', async () => {
    const { token } = await makePerson(app.db)
    // A table that is gone, and a rule that makes the database repeat the whole row in its complaint.
    await sql`drop table attempts`.execute(app.db)
    await app.http.inject({
      method: 'POST',
      url: `/api/auth/login?token=${secret}`,
      headers: { authorization: `Bearer ${token}`, cookie: `session=${secret}` },
      payload: { email: 'ann@lee.test', password: secret },
    })
    expect(said).toContain('/api/auth/login')
    expect(said).toContain('attempts')
    await sql`create table attempts (subject text primary key, window_start timestamptz not null, count integer not null)`.execute(
      app.db,
    )
    await sql`alter table users add constraint nobody_new check (false) not valid`.execute(app.db)
    const before = said.length
    const form = registrationForm({ password: secret })
    await app.http.inject({ method: 'POST', url: '/api/auth/register', payload: form })
    expect(said.slice(before)).toContain('nobody_new')
    for (const hidden of [secret, token, '$argon2', form.email, 'Bearer ']) expect(said).not.toContain(hidden)
  })
})

describe('signing in', () => {
  test('costs the processor the same for an unknown, a wrong, a waiting and a suspended account', async () => {
    const { hashPassword } = await import('../../src/accounts/password.ts')
    await sql`alter table users drop constraint if exists nobody_new`.execute(app.db)
    const password_hash = await hashPassword('the right password')
    const people = { wrong: 1, waiting: 0, suspended: 2 } as const
    const emails: Record<string, string> = { unknown: 'nobody@lee.test' }
    for (const [name, status] of Object.entries(people)) {
      const person = await makePerson(app.db, { status })
      await app.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
      emails[name] = person.email
    }
    const work = async (name: string): Promise<number> => {
      await app.db.deleteFrom('attempts').execute()
      const begin = process.cpuUsage()
      const password = name === 'wrong' ? 'a wrong password' : 'the right password'
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: emails[name], password },
      })
      const { user, system } = process.cpuUsage(begin)
      expect({ status: answer.statusCode, ...answer.json() }).toEqual({
        status: 401,
        code: 'invalid_credentials',
        message: 'Invalid credentials',
      })
      return user + system
    }
    const least: Record<string, number> = {}
    // The first makes what unknown accounts are compared with. The least of several: whatever else the process does comes on top.
    await work('unknown')
    for (let round = 0; round < 8; round++)
      for (const name of Object.keys(emails)) least[name] = Math.min(least[name] ?? Infinity, await work(name))
    const values = Object.values(least)
    expect(Math.max(...values) / Math.min(...values), JSON.stringify(least)).toBeLessThan(1.8)
  })
})
