import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import { refuseCode } from '@fairquay/contract/accounts/two-step/rules.ts'
import { sql } from 'kysely'
import { addToCount, clearAttempts, countAttempt, pairOf } from '../../attempts.ts'
import { nameAccount } from '../../call-context.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { postMail } from '../../mail.ts'
import { findViewer, hashToken, maySignIn, openSession, type Viewer } from '../../session.ts'
import { findDevice, knowDevice } from '../known-devices.ts'
import { spendCode } from './codes.ts'
import { recoveryUsedMail, wrongCodesMail } from './mails.ts'
import { findTicket, holdTicket, spendTicket } from './tickets.ts'

/** Wrong codes after which the person is told: whoever enters them knows the password. */
const tellingCount = 5

/** `mark` is the one the browser showed, if any. */
type SecondStep = { ticket: string; code: string; address: string; userAgent: string; mark: string | undefined }
type Opened = { token: string; mark: string; viewer: Viewer }

/** Opens the session that the right password has not opened yet. */
export async function takeSecondStep(app: App, step: SecondStep): Promise<Opened> {
  const malformed = refuseCode(step.code)
  if (malformed) throw new Failure('invalid_input', { code: malformed })
  const userId = await findTicket(app.db, step.ticket)
  if (userId === undefined) throw ticketSpent()
  nameAccount(userId)
  const person = await getPerson(app.db, userId)
  const place = await countStep(app, userId, person.email, step)
  const outcome = await inTransaction(app.db, (tx) => openWithCode(app, tx, userId, step))
  if ('refusal' in outcome) {
    await tellOfWrongCodes(app, userId, person)
    throw new Failure('invalid_input', { code: outcome.refusal })
  }
  await clearAttempts(app.db, ...place)
  const viewer = await findViewer(app.db, outcome.token)
  if (!viewer) throw ticketSpent()
  return { ...outcome, viewer }
}

async function openWithCode(
  app: App,
  tx: Queryable,
  userId: number,
  { ticket, code, userAgent, mark }: SecondStep,
): Promise<Omit<Opened, 'viewer'> | { refusal: string }> {
  // First the person, as everywhere: a new password, which ends tickets, waits for this or is found done.
  const { rows } = await sql`
    select 1 from users u where u.id = ${userId} and ${sql.raw(maySignIn)} for no key update`.execute(tx)
  const held = await holdTicket(tx, ticket)
  if (rows.length === 0 || !held) throw ticketSpent()
  const usedWith = hashToken(`${ticket} ${code.trim()}`)
  if (held.usedWith) {
    if (!held.usedWith.equals(usedWith) || !held.sessionHash) throw ticketSpent()
    const { rows: earlier } = await sql<{ way: 'code' | 'recovery' }>`
      delete from sessions where token_hash = ${held.sessionHash} returning way`.execute(tx)
    // Ended meanwhile, by whoever: what ended it must not be undone by a retry.
    if (!earlier[0]) throw ticketSpent()
    return open(tx, userId, earlier[0].way)
  }
  const shown = await spendCode(tx, userId, code)
  if ('refusal' in shown) return shown
  if (shown.way === 'recovery') {
    const { first_name: name, email } = await getPerson(tx, userId)
    await postMail(tx, app.config, recoveryUsedMail(app.config, { name, email }, shown.left))
  }
  return open(tx, userId, shown.way)

  async function open(tx: Queryable, userId: number, way: 'code' | 'recovery') {
    const token = await openSession(tx, userId, userAgent, way)
    await spendTicket(tx, ticket, usedWith, token)
    return { token, mark: await knowDevice(tx, userId, mark) }
  }
}

/** What is counted of one place, and who it is there. */
type Place = [limit: 'second-step' | 'second-step-device', who: string | number]

/** Counted like passwords: a browser the account knows for itself alone, others by their network and all together. */
async function countStep({ db }: App, userId: number, email: string, { address, mark }: SecondStep): Promise<Place> {
  const device = mark === undefined ? undefined : await findDevice(db, mark, email)
  const place: Place = device === undefined ? ['second-step', pairOf(userId, address)] : ['second-step-device', device]
  await countAttempt(db, ...place)
  if (device === undefined) await countAttempt(db, 'second-step-of', userId)
  return place
}

async function tellOfWrongCodes(app: App, userId: number, person: Awaited<ReturnType<typeof getPerson>>) {
  const { before } = await addToCount(app.db, `wrong-codes:${userId}`, 1, 60)
  if (before + 1 !== tellingCount) return
  await inTransaction(app.db, (tx) =>
    postMail(tx, app.config, wrongCodesMail(app.config, { name: person.first_name, email: person.email })),
  )
}

function getPerson(db: Queryable, userId: number) {
  return db.selectFrom('users').select(['first_name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()
}

function ticketSpent(): Failure {
  return new Failure('refused', { ticket: twoStepMessages.ticketSpent }, twoStepMessages.ticketSpent)
}
