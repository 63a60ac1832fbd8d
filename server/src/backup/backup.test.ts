import { execFileSync } from 'node:child_process'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoDatabase, type TestDatabase } from '../../test/database.ts'
import { makeTemporaryFolder } from '../../test/postgres.ts'
import { drillBesideWriters, drillRestores, makePictureFiles, restoreAside } from '../../test/restore-drill.ts'
import { noteFigures } from '../../test/safety/note-figures.ts'
import type { Config } from '../config.ts'
import { openLocalFiles } from '../local-files.ts'
import { openFolderPlace } from './folder-place.ts'
import { makeBackup } from './make-backup.ts'
import type { Place } from './place.ts'
import { readBackup, restoreBackup } from './restore-backup.ts'
import { describeFault } from './run-command.ts'

/** `npm run prove -- restore` does twenty; a run of the tests fewer. */
const rounds = Number(process.env.RESTORE_ROUNDS ?? 1)

let market: TestDatabase
let dataDir = ''
let place: Place
const there = () => ({ url: market.url, files: openLocalFiles(join(dataDir, 'files')) })
const pathOf = (name: string) => join(dataDir, 'backups', name)

beforeAll(async () => {
  market = await openDemoDatabase()
  dataDir = await makeTemporaryFolder('fairquay-backup-')
  place = openFolderPlace(join(dataDir, 'backups'))
  expect(await makePictureFiles(there(), 200)).toBe(200)
})
afterAll(async () => {
  await market.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a backup restored into nothing', () => {
  test('is the same marketplace, table by table, object by object and file by file', async () => {
    const { faults, ...done } = await drillRestores(there(), rounds)
    expect(faults).toEqual([])
    expect(done.files).toBe(200 * rounds)
    expect(done.rows).toBeGreaterThan(10_000 * rounds)
    await noteFigures({ restores: done.rounds, 'rows compared': done.rows, 'files compared': done.files })
  }, 600_000)

  test('is the same when it is encrypted with a passphrase, or for a key', async () => {
    const passphrase = { passphrase: 'correct horse battery staple' }
    expect((await drillRestores(there(), 1, { seal: passphrase, key: passphrase })).faults).toEqual([])
    const identity = await generateIdentity()
    const seal = { recipient: await identityToRecipient(identity) }
    const made = await makeBackup({ ...there(), place, seal })
    expect(made.name).toMatch(/\.tar\.zst\.age$/)
    expect((await readBackup({ path: pathOf(made.name), key: { identity } })).sums).toBe(made.manifest.sums)
    await expect(readBackup({ path: pathOf(made.name), key: passphrase })).rejects.toThrow('another passphrase')
    await expect(readBackup({ path: pathOf(made.name), key: undefined })).rejects.toThrow('is encrypted')
  }, 120_000)

  test('is one moment, with a file for every row, whatever is written and deleted meanwhile', async () => {
    const { faults, ...done } = await drillBesideWriters(there(), rounds, 4)
    expect(faults).toEqual([])
    expect(done.written).toBeGreaterThan(20)
    expect(done.found).toBeGreaterThan(0)
    await noteFigures({
      'restores beside writers': rounds,
      'rows written meanwhile': done.written,
      'of them in the backup': done.found,
    })
  }, 600_000)
})

describe('a backup', () => {
  test('is read by the programs everybody has: tar and sha256sum', async () => {
    const { name, manifest } = await makeBackup({ ...there(), place, seal: undefined })
    const folder = join(dataDir, 'unpacked')
    execFileSync('mkdir', ['-p', folder])
    execFileSync('tar', ['--zstd', '-xf', pathOf(name), '-C', folder])
    execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: folder })
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))).toEqual(manifest)
  })

  test.each([
    ['shortened', async (path: string) => truncate(path, 20_000)],
    ['changed in one byte', changeByte],
    ['not one at all', async (path: string) => writeFile(path, 'a letter to the editor')],
    ['empty', async (path: string) => writeFile(path, '')],
  ])('that was %s is refused before anything is touched', async (_how, harm) => {
    const { name } = await makeBackup({ ...there(), place, seal: undefined })
    await harm(pathOf(name))
    await expect(readBackup({ path: pathOf(name), key: undefined })).rejects.toThrow('is broken')
    await place.remove(name)
  })

  test('that breaks off leaves nothing that looks like one, and says why', async () => {
    const failing: Place = {
      ...place,
      async write(name, content) {
        let size = 0
        async function* someOf() {
          for await (const chunk of content) {
            size += chunk.length
            if (size > 300_000) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
            yield chunk
          }
        }
        return place.write(name, someOf())
      },
    }
    const before = await place.list()
    await expect(makeBackup({ ...there(), place: failing, seal: undefined })).rejects.toThrow('ENOSPC')
    expect(await place.list()).toEqual(before)
    const { rows } = await sql`select state, reason from backups order by id desc limit 1`.execute(market.db)
    expect(rows).toEqual([{ state: 'failed', reason: 'ENOSPC' }])
  })

  test('that has no folder to go to says which', async () => {
    const inTheWay = join(dataDir, 'a-file')
    await writeFile(inTheWay, '')
    for (const folder of [inTheWay, join(inTheWay, 'backups')])
      await expect(
        makeBackup({
          ...{ ...there(), place: openFolderPlace(folder), seal: undefined },
          describe: (error) => describeFault(error, { dataDir, databaseDir: join(dataDir, 'database') } as Config),
        }),
      ).rejects.toThrow(`The folder of backups ${folder} is a file`)
    const { rows } = await sql<{ reason: string }>`select reason from backups order by id desc limit 1`.execute(
      market.db,
    )
    expect(rows[0]?.reason).toContain(`The folder of backups ${inTheWay}`)
    await expect(openFolderPlace(join(dataDir, 'nowhere')).list()).rejects.toThrow('is not there')
  })

  test('is not made twice at the same time', async () => {
    const both = await Promise.allSettled([1, 2].map(() => makeBackup({ ...there(), place, seal: undefined })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a restore', () => {
  test('refuses a database that holds anything, unless it is told to replace it', async () => {
    const { name } = await makeBackup({ ...there(), place, seal: undefined })
    const archive = { path: pathOf(name), key: undefined }
    const manifest = await readBackup(archive)
    const restored = await restoreAside(market.url, archive.path)
    try {
      const again = (isReplacing: boolean) => restoreBackup({ archive, ...restored, isReplacing }, manifest)
      await expect(again(false)).rejects.toThrow('The database is not empty')
      expect((await again(true)).movedFiles).toMatch(/files-before-/)
      await expect(
        restoreBackup({ archive, ...restored, url: market.url, isReplacing: false }, manifest),
      ).rejects.toThrow()
    } finally {
      await restored.drop()
    }
  })

  test('refuses a backup of a newer version, before anything is touched', async () => {
    await sql`insert into migrations (name, hash) values ('9999_tomorrow.sql', 'x')`.execute(market.db)
    const { name } = await makeBackup({ ...there(), place, seal: undefined })
    await sql`delete from migrations where name = '9999_tomorrow.sql'`.execute(market.db)
    await expect(readBackup({ path: pathOf(name), key: undefined })).rejects.toThrow(
      'made by a newer version (0.2.0, with 9999_tomorrow.sql)',
    )
  })

  test('leaves out an operator’s own tables and names them', async () => {
    await sql`create table own_reports (id int primary key)`.execute(market.db)
    const { name } = await makeBackup({ ...there(), place, seal: undefined })
    await sql`drop table own_reports`.execute(market.db)
    const restored = await restoreAside(market.url, pathOf(name))
    try {
      expect(restored.leftOut).toEqual(['public.own_reports'])
    } finally {
      await restored.drop()
    }
  })
})

async function changeByte(path: string): Promise<void> {
  const content = await readFile(path)
  const middle = Math.floor(content.length / 2)
  content[middle] = (content[middle] ?? 0) ^ 1
  await writeFile(path, content)
}
