import type { ApprovalDecision, OutboxMail, WaitingCompany } from '@fairquay/contract/admin/endpoints.ts'
import { hideTokens } from '@fairquay/contract/admin/rules.ts'
import type { DeskWord } from '@fairquay/contract/admin/word-endpoints.ts'
import type { ServerFailure } from '../mail-queue.ts'
import { addressesOf } from '../pictures.ts'
import type { DecisionRow, OutboxRow, WaitingRow } from './queries.ts'
import type { findWords } from './word-queries.ts'

/** Whoever reads the outbox must not be able to use the links of others; of a mail that is kept because there is no mail server, it is the only place to find them. */
export function presentMail(row: OutboxRow): OutboxMail {
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.state === 'kept' ? row.text : hideTokens(row.text),
    is_emptied: row.text === '',
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    last_error: row.last_error,
    state: row.state,
    next_try_at: row.state === 'waiting' && row.last_error !== null ? row.due_at.toISOString() : null,
    useless_after: row.useless_after?.toISOString() ?? null,
  }
}

export function presentServerFailure({ away_since, reason, next_try_at }: ServerFailure) {
  return { since: away_since.toISOString(), reason, next_try_at: next_try_at.toISOString() }
}

export function presentWaiting({ email_confirmed_at, ...row }: WaitingRow): WaitingCompany {
  return { ...row, confirmed_at: email_confirmed_at.toISOString() }
}

export function presentDecision({ decided_by_name, decided_at, ...row }: DecisionRow): ApprovalDecision {
  return { ...row, decided_by: decided_by_name, decided_at: decided_at.toISOString() }
}

export function presentWord(row: Awaited<ReturnType<typeof findWords>>[number]): DeskWord {
  const { id, name, logo_name, logo_format, products, companies } = row
  const logo = logo_name === null || logo_format === null ? null : addressesOf(logo_name, logo_format).preview
  return { id, name, logo, products, companies }
}
