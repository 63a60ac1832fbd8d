// `npm run files -- --to <place>`: brings uploaded files from the folder to a bucket, or back.
import { parseArgs } from 'node:util'
import { Misuse, runCommand } from '../backup/run-command.ts'
import { openFiles, openFilesAt } from '../open-files.ts'
import { refuseStart } from '../start-failure.ts'
import { copyFiles } from './copy-files.ts'

const usage = `npm run files -- --to <place> [--from <place>]

Copies all uploaded files to another place, and reads each back to compare. What is there already is left alone, so that it can
be run once beside the running server, and once more, for a moment, while it is stopped. Then set FILES_URL and start.

  --to <place>     s3://bucket/folder, or a folder: DATA_DIR/files is where they are without FILES_URL
  --from <place>   where they are, if not where the settings say

A bucket needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE. docs/scaling.md tells more.`

await runCommand(usage, async (config) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(usage)
  if (values.to === undefined) throw new Misuse('Say where the files go: --to s3://bucket/folder.')
  const to = await openFilesAt(values.to, config)
  const from = values.from === undefined ? await openFiles(config) : await openFilesAt(values.from, config)
  if (to.place === from.place) throw refuseStart(`The files are in ${to.place} already.`)
  const count = (value: number) => value.toLocaleString('en-US')
  let told = 0
  const { copied, bytes, wasThere } = await copyFiles(from, to, (so) => {
    if (so.copied < told + 1000) return
    told = so.copied
    console.error(`${count(told)} files …`)
  })
  console.log(
    `Copied ${count(copied)} ${copied === 1 ? 'file' : 'files'} (${count(Math.ceil(bytes / 1000))} kB) from ${from.place} to ${to.place}, each compared; ${count(wasThere)} were there already.`,
  )
  const isBucket = to.place.startsWith('s3://')
  console.log(
    `${isBucket ? `With FILES_URL=${to.place} the server uses them` : `Without FILES_URL and with this folder as DATA_DIR/files the server uses them`}. Those in ${from.place} stay: remove them when you are sure.`,
  )
})
