import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { migrate, readMigrations } from '../src/migrate.ts'
import { describeDatabase } from './compare-marketplaces.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { noteFigures } from './safety/note-figures.ts'
import { atDatabase, dropDatabase, runStatement } from './templates.ts'

// Every migration is interrupted: its back end ends in the middle, as it does when the power goes or PostgreSQL is killed.
vi.setConfig({ testTimeout: 3_600_000 })

/** At how many places each is interrupted, spread over its statements; the last is when all are done and nothing is kept yet. */
const interruptions = Number(process.env.UPGRADE_INTERRUPTIONS ?? 1)

const databases: string[] = []
let server: string
let folder: string

async function makeDatabase(): Promise<string> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `create database ${name}`)
  databases.push(name)
  return atDatabase(server, name)
}

beforeAll(async () => {
  server = inject('postgres').url
  folder = await makeTemporaryFolder('fairquay-upgrade-')
})
afterAll(async () => {
  for (const name of databases) await dropDatabase(server, name)
  await rm(folder, { recursive: true, force: true })
})

/** A file's statements; a semicolon within a function's body ends none. */
function splitStatements(text: string): string[] {
  const statements: string[] = []
  for (const part of text.split(/(?<=;)\n/)) {
    const last = statements.at(-1)
    const isOpen = last !== undefined && last.split('$$').length % 2 === 0
    if (isOpen) statements[statements.length - 1] = `${last}\n${part}`
    else statements.push(part)
  }
  return statements.filter((statement) => /\S/.test(statement.replace(/^\s*--.*$/gm, '')))
}

/** After how many of so many statements to interrupt, the end first: at as many places as wanted. */
function choosePlaces(statements: number, wanted: number): number[] {
  const count = Math.min(statements, wanted)
  return Array.from({ length: count }, (_, at) => Math.round(((count - at) * statements) / count))
}

test('migrations that are interrupted at any step are run again, and come to the same schema', async () => {
  const [plain, interrupted] = [await makeDatabase(), await makeDatabase()]
  await migrate(plain)
  const watch = new pg.Client({ connectionString: interrupted })
  await watch.connect()
  const all = await readMigrations()
  const done = new Set<string>()
  let count = 0

  async function interrupt(name: string, statements: readonly string[], only: ReadonlySet<string>): Promise<void> {
    const cut = join(folder, randomUUID())
    await mkdir(cut)
    for (const other of all) if (only.has(other.name)) await writeFile(join(cut, other.name), other.text)
    await writeFile(join(cut, name), `${statements.join('\n')}\nselect pg_terminate_backend(pg_backend_pid());`)
    await expect(migrate(interrupted, { folder: cut }), name).rejects.toThrow(
      `Migration ${name} failed and changed nothing: terminating connection`,
    )
    const { rows } = await watch.query('select 1 from migrations where name = $1', [name])
    expect(rows, name).toEqual([])
    await rm(cut, { recursive: true })
    count++
  }

  for (const { name, text } of all) {
    const statements = splitStatements(text)
    const only = new Set([...done, name])
    for (const place of choosePlaces(statements.length, interruptions))
      await interrupt(name, statements.slice(0, place), only)
    expect((await migrate(interrupted, { only })).applied).toEqual([name])
    done.add(name)
  }
  await watch.end()
  expect((await migrate(interrupted)).applied).toEqual([])
  // Their rows say when they were written.
  const leaveOut = ['migrations', 'return_mailbox'].map((name) => `"public"."${name}"`)
  expect(await describeDatabase(interrupted, leaveOut)).toEqual(await describeDatabase(plain, leaveOut))
  await noteFigures({ migrations: all.length, 'interruptions of migrations': count })
})
