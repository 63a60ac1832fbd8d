import { randomInt } from 'node:crypto'
import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import {
  readCode,
  recoveryCodeCount,
  recoveryLetters,
  writeRecoveryCode,
} from '@fairquay/contract/accounts/two-step/rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { hashToken } from '../../session.ts'
import { findStep } from './totp.ts'

/** Which of a person's codes somebody has shown, or why it is none. */
export type ShownCode = { way: 'code' } | { way: 'recovery'; left: number } | { refusal: string }

/**
 * Uses a code up: none is taken twice, whoever shows it. The person's row is held by the caller or the one of the app is here, so that two at once wait for
 * each other.
 */
export async function spendCode(tx: Queryable, userId: number, typed: string, now = new Date()): Promise<ShownCode> {
  const read = readCode(typed)
  if (!read) return { refusal: twoStepMessages.codeShape }
  return read.kind === 'app' ? spendAppCode(tx, userId, read.code, now) : spendRecoveryCode(tx, userId, read.code)
}

async function spendAppCode(tx: Queryable, userId: number, code: string, now: Date): Promise<ShownCode> {
  const app = await tx
    .selectFrom('authenticators')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const step = app && findStep(app.secret, code, now)
  if (!app || step === undefined) return { refusal: twoStepMessages.codeWrong }
  if (step <= Number(app.last_step)) return { refusal: twoStepMessages.codeUsed }
  await tx.updateTable('authenticators').set({ last_step: step }).where('user_id', '=', userId).execute()
  return { way: 'code' }
}

async function spendRecoveryCode(tx: Queryable, userId: number, code: string): Promise<ShownCode> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return { refusal: twoStepMessages.recoveryWrong }
  return { way: 'recovery', left: await countRecoveryCodes(tx, userId) }
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recovery_codes where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Ten new codes in place of those there are; only their hashes are kept. */
export async function makeRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code) })))
    .execute()
  return codes.map(writeRecoveryCode)
}

function makeCode(): string {
  return Array.from({ length: 16 }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')
}
