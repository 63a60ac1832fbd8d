import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { refuseOldDatabase } from '../database-version.ts'
import { openOwnDatabase } from '../existing-database.ts'
import { refuseStart } from '../start-failure.ts'
import { describeRestore } from './describe.ts'
import { openFolderPlace } from './folder-place.ts'
import { readBackupName } from './names.ts'
import { readKey } from './read-secrets.ts'
import { readBackup, restoreBackup } from './restore-backup.ts'
import { refuseUsedDatabase } from './restore-database.ts'
import { Misuse, runCommand } from './run-command.ts'

const word = 'REPLACE'

const usage = `npm run restore -- <file> [--replace]
npm run restore -- --latest [--from <folder>]

Puts a backup into an empty DATA_DIR or DATABASE_URL; the server must not run. Everything is compared with its checksum before
anything is touched.

  <file>           a file, or the name of one in BACKUP_TO
  --latest         the newest one in BACKUP_TO
  --from <place>   look there instead of BACKUP_TO
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
  const path = await findArchive(values.from ?? config.backup.to, positionals[0])
  const archive = { path, key: await readKey(config.backup) }
  console.error('Reading the backup through …')
  const manifest = await readBackup(archive)
  const database = await openOwnDatabase(config)
  try {
    await refuseOldDatabase(database.url)
    await refuseUsedDatabase(database.url)
    const { dataDir } = config
    const order = { archive, url: database.url, dataDir, isReplacing: values.replace, tell: console.error }
    for (const line of describeRestore(await restoreBackup(order, manifest))) console.log(line)
  } finally {
    await database.close()
  }
})

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

/** The file as it is, or what the place of backups calls so. */
async function findArchive(from: string | undefined, name: string | undefined): Promise<string> {
  const asFile = name !== undefined && (await stat(name).catch(() => undefined))
  if (asFile) return name
  if (from === undefined)
    throw refuseStart(
      name === undefined
        ? 'Say where backups are: --from /mnt/backups, or set BACKUP_TO.'
        : `There is no file ${name}.`,
    )
  const place = openFolderPlace(from)
  const names = (await place.list()).filter((one) => readBackupName(one) !== undefined).sort()
  const chosen = name === undefined ? names.at(-1) : names.find((one) => one === name)
  if (chosen === undefined) throw refuseStart(`There is no backup ${name ?? ''} in ${place.name}.`.replace('  ', ' '))
  console.error(`Restoring ${chosen} from ${place.name}.`)
  return join(from, chosen)
}
