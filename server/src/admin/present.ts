import type { listOutbox, WaitingSeller } from '@fairquay/contract/admin/endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { findWaitingSellers, OutboxRow } from './queries.ts'

export function presentMail(row: OutboxRow): AnswerOf<typeof listOutbox>['data'][number] {
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

export function presentWaitingSeller(row: Awaited<ReturnType<typeof findWaitingSellers>>[number]): WaitingSeller {
  const { id, first_name, last_name, email, phone_code, phone, email_confirmed_at, company_id, ...company } = row
  return {
    company: { id: company_id, ...company },
    person: { id, first_name, last_name, email, phone_code, phone },
    confirmed_at: email_confirmed_at?.toISOString() ?? '',
  }
}
