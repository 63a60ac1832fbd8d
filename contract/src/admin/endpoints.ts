import * as Type from 'typebox'
import { readiness } from '../company/shapes.ts'
import { companyChecks } from '../company-checks.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { approvalChecks, mailStates } from './states.ts'

export const done = Type.Object({ success: Type.Boolean() })

/**
 * A mail the marketplace wrote. `sent_at` is null until it was handed to a mail server, and stays so where none was set up. Links in a mail that was sent
 * are shown without their tokens.
 */
export const outboxMail = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  /** Its text was thrown away because of its age. */
  is_emptied: Type.Boolean(),
  created_at: Type.String(),
  sent_at: nullable(Type.String()),
  attempts: Type.Integer(),
  /** What the mail server said when it last refused this mail. */
  last_error: nullable(Type.String()),
  state: Type.Enum(mailStates),
  /** Of a mail that was refused and waits: when it is tried again. */
  next_try_at: nullable(Type.String()),
  /** When the link in it ends; it is not sent after that. */
  useless_after: nullable(Type.String()),
})
export type OutboxMail = Type.Static<typeof outboxMail>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/outbox',
  access: 'admin',
  summary: 'The mails of the marketplace, newest first',
  query: Type.Object({ ...pageQuery, state: Type.Optional(Type.Enum(mailStates)), search: Type.Optional(text(100)) }),
  answer: Type.Object({
    data: Type.Array(outboxMail),
    pagination,
    /** How many were refused by the mail server so often that they were given up. */
    failing: Type.Integer(),
    /** How many are on their way. */
    waiting: Type.Integer(),
    /** While the mail server does not answer: since when, what was said, and when it is tried again. Mails wait for it without limit. */
    away: nullable(Type.Object({ since: Type.String(), reason: Type.String(), next_try_at: Type.String() })),
    /** Whether mails leave at all; without a mail server this list is where they are read. */
    has_mail_server: Type.Boolean(),
  }),
})

/** Sends a mail once more, as a new message. Refused where no mail server is set up. */
export const resendMail = endpoint({
  method: 'POST',
  path: '/api/v1/outbox/:id/resend',
  access: 'admin',
  summary: 'Send a mail again',
  params: Type.Object({ id }),
  answer: done,
  idempotent: true,
})

/** Sends every mail that was given up once more. Those whose links have ended meanwhile are dropped. Refused where no mail server is set up. */
export const resendFailedMails = endpoint({
  method: 'POST',
  path: '/api/v1/outbox/resend-failed',
  access: 'admin',
  summary: 'Send all failed mails again',
  answer: Type.Object({ resent: Type.Integer(), dropped: Type.Integer() }),
  idempotent: true,
})

/** What a company and its first person told us about themselves. */
const givenFacts = {
  company: Type.Object({
    id: Type.Integer(),
    kind: Type.String(),
    name: Type.String(),
    country: Type.String(),
    city: Type.String(),
    address: Type.String(),
    website: nullable(Type.String()),
    registration_number: nullable(Type.String()),
    tax_number: nullable(Type.String()),
  }),
  person: Type.Object({
    id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    phone_code: Type.String(),
    phone: Type.String(),
  }),
}

const waitingCompany = Type.Object({
  ...givenFacts,
  confirmed_at: Type.String(),
  /** Of a seller: how far it has come with its company and goods. */
  readiness: nullable(readiness),
  /** Other companies that gave the same registration or tax number. */
  same_numbers: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
})
export type WaitingCompany = Type.Static<typeof waitingCompany>

/**
 * Sellers who have confirmed their address and wait to be let in, and providers and brokers who wait to be shown requests; who has waited longest
 * stands first.
 */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/v1/approvals',
  access: 'admin',
  summary: 'Companies that wait for approval, with what they gave when they registered',
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(waitingCompany), pagination }),
})

const approvalDecision = Type.Object({
  id: Type.Integer(),
  approved: Type.Boolean(),
  reason: Type.String(),
  note: Type.String(),
  checked: Type.Array(Type.String()),
  given: Type.Object(givenFacts),
  decided_by: Type.String(),
  decided_at: Type.String(),
  /** A refused company may be approved later. */
  is_approved_now: Type.Boolean(),
})
export type ApprovalDecision = Type.Static<typeof approvalDecision>

export const listDecisions = endpoint({
  method: 'GET',
  path: '/api/v1/approval-decisions',
  access: 'admin',
  summary: 'What was decided about companies, newest first: what they had given, what was checked, by whom',
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(approvalDecision), pagination }),
})

const checks = Type.Array(closed({ kind: Type.Enum(companyChecks), checked_on: text(10), evidence: text(1000) }), {
  maxItems: companyChecks.length,
})

/**
 * `reason` is needed for a refusal and goes to the people by mail; `checked` and `note` are kept for operators. A refused company may be approved later;
 * an approved one is suspended instead.
 */
export const decideApproval = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/approval',
  access: 'admin',
  summary: 'Approve or refuse a seller, provider or broker; the people of the company are told by mail',
  params: Type.Object({ id }),
  body: closed({
    approved: Type.Boolean(),
    reason: Type.Optional(text(1000)),
    checked: Type.Optional(
      Type.Array(Type.Enum(approvalChecks), { maxItems: approvalChecks.length, uniqueItems: true }),
    ),
    note: Type.Optional(text(1000)),
    /** With an approval: what was checked with something to show for it. */
    checks: Type.Optional(checks),
  }),
  answer: done,
})

/** What is recorded of a company, for operators: with the evidence, by whom and when. 404 for what is no seller, provider or broker. */
export const getChecks = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/checks',
  access: 'admin',
  summary: 'What was checked of a company, with the evidence',
  params: Type.Object({ id }),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        kind: Type.Enum(companyChecks),
        checked_on: Type.String(),
        evidence: Type.String(),
        recorded_by: Type.String(),
        recorded_at: Type.String(),
      }),
    ),
  }),
})

/** Makes the checks of a company these; one that is not named is withdrawn. 400 with the fields named ('checks.0.evidence'). */
export const changeChecks = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/checks',
  access: 'admin',
  summary: 'Record what was checked of a company; the seal follows it',
  params: Type.Object({ id }),
  body: closed({ checks }),
  answer: done,
})

const suspension = closed({ suspended: Type.Boolean(), reason: Type.Optional(text(1000)) })

/** Suspending ends every session at once and takes the company off the market when it is its first person; `reason` goes to the person by mail. */
export const changeSuspension = endpoint({
  method: 'PUT',
  path: '/api/v1/people/:id/suspension',
  access: 'admin',
  summary: 'Suspend or reinstate a person',
  params: Type.Object({ id }),
  body: suspension,
  answer: done,
})

/** The same for everybody of a company at once. */
export const suspendCompany = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/suspension',
  access: 'admin',
  summary: 'Suspend or reinstate all people of a company',
  params: Type.Object({ id }),
  body: suspension,
  answer: done,
})
