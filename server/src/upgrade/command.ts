// `npm run upgrade`: brings the database of a stopped marketplace to this version, after a backup; with --check, only looks.
import { parseArgs } from 'node:util'
import { describeBackup } from '../backup/describe.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { openPlace } from '../backup/open-place.ts'
import { readSeal } from '../backup/read-secrets.ts'
import { runCommand } from '../backup/run-command.ts'
import type { Config } from '../config.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { migrate } from '../migrate.ts'
import { openFiles } from '../open-files.ts'
import { refuseStart } from '../start-failure.ts'
import { findFacts, isServerRunning } from './find-facts.ts'
import { judgeUpgrade } from './judge-upgrade.ts'

const usage = `npm run upgrade [-- --check] [--to <folder>] [--no-backup]

Brings the database to this version while the server stands still, after a backup. A start of the server does the same without one.

  --check        changes nothing: says what would be done, and what is in the way
  --to <folder>  where the backup goes, instead of BACKUP_TO
  --no-backup    there is one already

Exit code 0: it was done, or can be; 1: something is in the way. docs/upgrading.md tells more.`

await runCommand(usage, async (config) => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      to: { type: 'string' },
      'no-backup': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const isRunning = await isServerRunning(config)
  const database = await openExistingDatabase(config)
  if (!database) return console.log(`There is no marketplace in ${config.dataDir} yet: the first start makes one.`)
  try {
    const databaseDir = config.databaseUrl === undefined ? config.databaseDir : undefined
    const facts = { ...(await findFacts(database.url, { databaseDir })), isRunning }
    const { forbids, warnings, facts: known } = judgeUpgrade(facts, new Date())
    for (const line of known) console.log(line)
    for (const line of warnings) console.log(`Note: ${line}`)
    if (forbids.length > 0) throw refuseStart(forbids.join('\n'))
    if (facts.waiting.length === 0) return
    if (values.check)
      return console.log('Nothing is in the way. Read "Upgrading" in CHANGELOG.md, then: npm run upgrade')
    if (isRunning) throw refuseStart('Nothing was changed: stop the server first.')
    if (!values['no-backup'] && facts.done > 0) await backUp(config, database.url, values.to)
    const { applied } = await migrate(database.url)
    console.log(`${applied.length} migrations ran. Now start the server: npm start`)
  } finally {
    await database.close()
  }
})

async function backUp(config: Config, url: string, to: string | undefined): Promise<void> {
  const folder = to ?? config.backup.to
  if (folder === undefined)
    throw refuseStart(
      'Nothing was changed: say where the backup goes (--to /mnt/backups, or BACKUP_TO), or --no-backup when you have one.',
    )
  const [place, seal] = [await openPlace(folder, config), await readSeal(config.backup)]
  const made = await makeBackup({ url, files: await openFiles(config), place, seal })
  for (const line of describeBackup(made, place.name, seal !== undefined)) console.log(line)
}
