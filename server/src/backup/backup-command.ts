import { parseArgs } from 'node:util'
import { openExistingDatabase } from '../existing-database.ts'
import { openFiles } from '../open-files.ts'
import { refuseStart } from '../start-failure.ts'
import { describeBackup } from './describe.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './open-place.ts'
import { readSeal } from './read-secrets.ts'
import { describeFault, runCommand } from './run-command.ts'

const usage = `npm run backup [-- --to <place>] [--keep-all]

Makes a backup of the database and all files, in one file, while the marketplace goes on or while it stands still.

  --to <place>   a folder, or s3://bucket/folder, instead of BACKUP_TO; older backups there stay
  --keep-all     remove no older backup, whatever BACKUP_KEEP says

It is encrypted when BACKUP_PASSPHRASE_FILE or BACKUP_RECIPIENT is set. docs/backup.md tells more.`

await runCommand(usage, async (config) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'keep-all': { type: 'boolean', default: false },
      'asked-by': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const to = values.to ?? config.backup.to
  if (to === undefined)
    throw refuseStart('Say where the backup goes: npm run backup -- --to /mnt/backups, or set BACKUP_TO.')
  const [place, seal] = [await openPlace(to, config), await readSeal(config.backup)]
  const database = await openExistingDatabase(config)
  if (!database) throw refuseStart(`There is no marketplace in ${config.dataDir} yet, so nothing to back up.`)
  try {
    const made = await makeBackup({
      ...{ url: database.url, files: await openFiles(config), place, seal },
      keep: values.to === undefined && !values['keep-all'] ? config.backup.keep : undefined,
      askedBy: values['asked-by'] === undefined ? undefined : Number(values['asked-by']),
      describe: (error) => describeFault(error, config),
    })
    for (const line of describeBackup(made, place.name, seal !== undefined)) console.log(line)
  } finally {
    await database.close()
  }
})
