import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { type Currency, currencies } from '@fairquay/contract/money.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { Failure } from '../failure.ts'
import { openLocalFiles } from '../files.ts'
import { describeStartFailure } from '../start-failure.ts'
import { runImport } from './run-import.ts'

const usage = `npm run import -- --company <slug> <file> [--apply]

Reads a Shopify product CSV for a seller and says what would happen: create, change, skip, refuse.

  --company <slug>   the seller, as in the address of its showroom
  --apply            do it, in one transaction
  --currency <code>  the currency of the file's prices: ${currencies.join(', ')} (CURRENCY by default)
  --verbose          list everything, however long

Ends with 0 when the file was read, 1 when it or everything in it was refused, 2 when the command is not understood.`

type Command = { company: string; path: string; isApplied: boolean; isVerbose: boolean; currency: Currency | undefined }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  if (command === 'help') {
    console.log(usage)
    return 0
  }
  if (typeof command === 'string') {
    console.error(`${command}\n\n${usage}`)
    return 2
  }
  let config: Config | undefined
  try {
    config = readConfig()
    return await runCommand(command, config)
  } catch (error) {
    const sentence = error instanceof Failure ? error.message : describeStartFailure(error, config)
    console.error(sentence ?? error)
    return 1
  }
}

/** What was asked for, 'help', or the sentence that says what is wrong with it. */
function readCommand(args: readonly string[]): Command | 'help' | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        apply: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        currency: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return 'help'
    const [path, ...more] = positionals
    if (!values.company) return 'Say whose products these are: --company <slug>.'
    if (path === undefined) return 'Name the file to import.'
    if (more.length > 0) return 'Name one file at a time.'
    const currency = currencies.find((code) => code === values.currency?.toUpperCase())
    if (values.currency !== undefined && !currency) return `The currency must be one of ${currencies.join(', ')}.`
    return { company: values.company, path, isApplied: values.apply, isVerbose: values.verbose, currency }
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
  }
}

async function runCommand(command: Command, config: Config): Promise<number> {
  const database = await openExistingDatabase(config)
  if (!database) throw new Failure('refused', undefined, importMessages.noMarketplace(config.dataDir))
  // What the transaction has written so far goes with its connection; only a database of our own has to be stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => database.close().finally(() => process.exit(1)))
  try {
    const db = openDatabase(database.url, { connections: 4 })
    try {
      const files = openLocalFiles(join(config.dataDir, 'files'))
      const { lines, isAllRefused } = await runImport({ db, files, config }, command)
      for (const line of lines) console.log(line)
      return isAllRefused ? 1 : 0
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}
