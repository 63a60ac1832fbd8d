// `npm run admin -- …`: who runs the marketplace, for whoever has the server itself. Beside a running server or without one.
import { normaliseEmail, refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { appointmentDays } from '@fairquay/contract/setup/appointment-rules.ts'
import { linkMinutes, makeLinkToken } from '../accounts/email-links.ts'
import { recordChange } from '../audit/record-change.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, inTransaction, openDatabase } from '../database.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { Failure } from '../failure.ts'
import { makeToken } from '../session.ts'
import { describeStartFailure } from '../start-failure.ts'
import { refuseWhoIsHere } from './appoint.ts'
import { findAppointee, findOperators, insertAppointment, renewAppointmentOf } from './appointment-queries.ts'
import { beginAddress } from './mails.ts'

const usage = `npm run admin -- create <e-mail>     a link that makes this person an operator; works once, for ${appointmentDays} days
npm run admin -- password <e-mail>   a link to a new password, for somebody whose mail does not arrive; works once, for ${linkMinutes.reset} minutes
npm run admin -- list                who runs the marketplace

Nothing is mailed: the link is shown here, and whoever opens it needs nothing else. The database is the one of the settings (.env).`

const commands: Record<string, (db: Database, config: Config, email: string) => Promise<string>> = {
  create: createOperator,
  password: makePasswordLink,
  list: listOperators,
}

process.exitCode = await main(process.argv.slice(2))

async function main([name = '', typed = '', ...rest]: string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    console.log(usage)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const refusal = name === 'list' ? undefined : refuseEmail(typed)
  if (!command || rest.length > 0 || refusal) {
    console.error(command && refusal ? refusal : usage)
    return 2
  }
  let config: Config | undefined
  try {
    config = readConfig()
    console.log(await beside(config, (db, read) => command(db, read, normaliseEmail(typed))))
    return 0
  } catch (error) {
    const sentence =
      error instanceof Failure
        ? Object.values(error.details ?? {})[0] || error.message
        : describeStartFailure(error, config)
    console.error(sentence ?? error)
    return 1
  }
}

async function beside(config: Config, work: (db: Database, config: Config) => Promise<string>): Promise<string> {
  const database = await openExistingDatabase(config)
  if (!database)
    throw new Failure('refused', undefined, `There is no marketplace in ${config.dataDir} yet: start it once.`)
  try {
    const db = openDatabase(database.url, { connections: 2 })
    try {
      return await work(db, config)
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}

/** An address that was asked already gets another link, as an operator whatever it was asked as. */
async function createOperator(db: Database, config: Config, email: string): Promise<string> {
  const { token, hash } = makeToken()
  await inTransaction(db, async (tx) => {
    await refuseWhoIsHere(tx, email)
    const asked = { kind: 'operator', email, tokenHash: hash, invitedBy: null, hours: appointmentDays * 24 } as const
    const made = (await insertAppointment(tx, asked)) ?? (await renewAppointmentOf(tx, asked))
    await recordChange(tx, undefined, {
      action: 'invited',
      thing: 'invitation',
      id: made?.id ?? null,
      name: email,
      after: { email, kind: 'operator', by: 'npm run admin' },
    })
  })
  return `This link makes ${email} an operator, once and within ${appointmentDays} days:\n${beginAddress(config, token)}`
}

async function makePasswordLink(db: Database, { publicUrl }: Config, email: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const person = await findAppointee(tx, email)
    if (!person?.isConfirmed) throw new Failure('refused', undefined, `There is no account ${email}.`)
    const token = await makeLinkToken(tx, person.id, 'reset', email)
    await recordChange(tx, undefined, {
      action: 'changed',
      thing: 'person',
      id: person.id,
      name: email,
      after: { sign_in: 'a link to choose anew was made on the server' },
    })
    return `This link leads ${email} to a new password, once and within ${linkMinutes.reset} minutes:\n${publicUrl}/#/secured/new-password?token=${token}`
  })
}

async function listOperators(db: Database): Promise<string> {
  const operators = await findOperators(db)
  if (operators.length === 0) return 'Nobody runs this marketplace yet: npm run admin -- create <e-mail>'
  return operators
    .map(({ email, name, state }) => `${email}  ${name}${state === 'active' ? '' : ` (${state})`}`)
    .join('\n')
}
