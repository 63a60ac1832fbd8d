import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { refuseOldDatabase } from '../database-version.ts'
import { openOwnDatabase } from '../existing-database.ts'
import { openFiles } from '../open-files.ts'
import { refuseStart } from '../start-failure.ts'
import { describeRestore } from './describe.ts'
import { readBackupName } from './names.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'
import type { Archive } from './read-archive.ts'
import { readKey } from './read-secrets.ts'
import { readBackup, restoreBackup } from './restore-backup.ts'
import { refuseUsedDatabase } from './restore-database.ts'
import { Misuse, runCommand } from './run-command.ts'

const word = 'REPLACE'

const usage = `npm run restore -- <file> [--replace]
npm run restore -- --latest [--from <place>]

Puts a backup into an empty DATA_DIR or DATABASE_URL; the server must not run. Everything is compared with its checksum before
anything is touched.

  <file>           a file, or the name of one in BACKUP_TO
  --latest         the newest one in BACKUP_TO
  --from <place>   look there instead of BACKUP_TO: a folder, or s3://bucket/folder
  --replace        the marketplace that is there may go; asks for the word ${word}
  --word ${word}   the word, where nobody can be asked

An encrypted backup needs BACKUP_PASSPHRASE_FILE or BACKUP_IDENTITY_FILE. docs/backup.md tells more.`

await runCommand(usage, async (config) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      latest: { type: 'boolean', default: false },
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      word: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(usage)
  if (positionals.length !== (values.latest ? 0 : 1)) throw new Misuse('Name one backup to restore, or --latest.')
  if (values.replace) await askForWord(values.word)
  const key = await readKey(config.backup)
  const found = await findArchive(config, values.from ?? config.backup.to, positionals[0])
  try {
    await restore(config, { path: found.path, key }, values.replace)
  } finally {
    await found.drop?.()
  }
})

async function restore(config: Config, archive: Archive, isReplacing: boolean): Promise<void> {
  console.error('Reading the backup through …')
  const manifest = await readBackup(archive)
  const database = await openOwnDatabase(config)
  try {
    await refuseOldDatabase(database.url)
    await refuseUsedDatabase(database.url)
    const order = { archive, url: database.url, files: await openFiles(config), isReplacing, tell: console.error }
    for (const line of describeRestore(await restoreBackup(order, manifest))) console.log(line)
  } finally {
    await database.close()
  }
}

async function askForWord(given: string | undefined): Promise<void> {
  let typed = given
  if (typed === undefined && process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    typed = await lines.question(
      `Everything in this marketplace will be replaced by the backup. Type ${word} to go on: `,
    )
    lines.close()
  }
  if (typed?.trim() !== word) throw refuseStart(`Nothing was touched: --replace needs the word ${word}.`)
}

/** `drop` takes away what was brought here for it. */
type Found = { path: string; drop?: () => Promise<void> }

/** The file as it is, or what the place of backups calls so. */
async function findArchive(config: Config, from: string | undefined, name: string | undefined): Promise<Found> {
  const asFile = name !== undefined && (await stat(name).catch(() => undefined))
  if (asFile) return { path: name }
  if (from === undefined)
    throw refuseStart(
      name === undefined
        ? 'Say where backups are: --from /mnt/backups, or set BACKUP_TO.'
        : `There is no file ${name}.`,
    )
  const place = await openPlace(from, config)
  const names = (await place.list()).filter((one) => readBackupName(one) !== undefined).sort()
  const chosen = name === undefined ? names.at(-1) : names.find((one) => one === name)
  if (chosen === undefined) throw refuseStart(`There is no backup ${name ?? ''} in ${place.name}.`.replace('  ', ' '))
  console.error(`Restoring ${chosen} from ${place.name}.`)
  const path = place.pathOf?.(chosen)
  return path === undefined ? bringHere(place, chosen) : { path }
}

/** It is read twice, once before anything is touched: a store's is brought to this machine first. */
async function bringHere(place: Place, name: string): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-restore-'))
  const drop = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, name)
    await pipeline(await place.read(name), createWriteStream(path, { mode: 0o600 }))
    return { path, drop }
  } catch (error) {
    await drop()
    throw error
  }
}
