import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../test/templates.ts'
import { migrate } from './migrate.ts'

let folder: string
let url: string
let drop: () => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-migrations-'))
  const clone = await cloneDatabase(inject('postgres').url, 'template1')
  url = clone.url
  drop = clone.drop
})

afterEach(async () => {
  await drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const goods = 'create table goods (id int)'

test('each file runs once, in the order of the numbers, also when two servers start at once', async () => {
  await write('0002_fill.sql', 'insert into goods values (1)')
  await write('0001_goods.sql', goods)
  const applied = await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
  expect(applied.flatMap((one) => one.applied)).toEqual(['0001_goods.sql', '0002_fill.sql'])
  expect(await ask('select id from goods')).toEqual([{ id: 1 }])
})

test('one that fails leaves nothing of itself, keeps those before it, and runs when it was mended', async () => {
  await write('0001_goods.sql', goods)
  await write('0002_fill.sql', 'insert into goods values (1); select 1 / 0')
  await expect(migrate(url, { folder })).rejects.toThrow('Migration 0002_fill.sql failed and changed nothing')
  expect(await ask('select id from goods')).toEqual([])
  await write('0002_fill.sql', 'insert into goods values (1)')
  expect(await migrate(url, { folder })).toEqual({ applied: ['0002_fill.sql'] })
})

test('one whose connection is cut in the middle is run again from its beginning', async () => {
  await write('0001_goods.sql', goods)
  const cut = 'select pg_terminate_backend(pg_backend_pid())'
  await write('0002_fill.sql', `insert into goods values (1); ${cut}`)
  await expect(migrate(url, { folder })).rejects.toThrow()
  expect(await ask('select id from goods')).toEqual([])
  await write('0002_fill.sql', 'insert into goods values (1)')
  expect(await migrate(url, { folder })).toEqual({ applied: ['0002_fill.sql'] })
  expect(await ask('select id from goods')).toEqual([{ id: 1 }])
})

test('a file that was changed after it ran, and a database of a newer version, are refused', async () => {
  await write('0001_goods.sql', goods)
  await write('0002_more.sql', 'create table more (id int)')
  await migrate(url, { folder })
  await write('0001_goods.sql', `${goods} -- a comment`)
  await expect(migrate(url, { folder })).rejects.toThrow('Migration 0001_goods.sql was changed after it had run')
  await write('0001_goods.sql', goods)
  await rm(join(folder, '0002_more.sql'))
  await expect(migrate(url, { folder })).rejects.toThrow('migrated by a newer version (0002_more.sql)')
})
