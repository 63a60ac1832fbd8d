import * as Type from 'typebox'
import { closed, id, nullable, text } from '../fields.ts'

/** What can be reported here; reviews are reported where they stand (`reportReview`). */
export const reportThings = ['product', 'company', 'message'] as const
export type ReportThing = (typeof reportThings)[number]

export const reportReasons = ['prohibited', 'misleading', 'rights', 'abuse', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What an operator makes of a case; `reopen` takes it up anew and lifts what was hidden. */
export const caseActs = ['none', 'warn', 'hide', 'reopen'] as const
export type CaseAct = (typeof caseActs)[number]

/** The word that settles a case. */
export const caseDecisions = ['none', 'warn', 'hide'] as const
export type CaseDecision = (typeof caseDecisions)[number]

export const caseGroups = ['open', 'decided'] as const
export type CaseGroup = (typeof caseGroups)[number]

/** What became of a report, as whoever sent it is told; `keep` of a review, `settled` of one decided before that was kept. */
export const reportOutcomes = [...caseDecisions, 'keep', 'settled'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export const longestReport = 1000

export const reportForm = closed({
  thing: Type.Enum(reportThings),
  id,
  reason: Type.Enum(reportReasons),
  /** Required where the reason is `other`. */
  text: text(longestReport),
})
export type ReportForm = Type.Static<typeof reportForm>

/** A report as whoever sent it sees it. */
export const ownReport = Type.Object({
  thing: Type.Enum([...reportThings, 'review']),
  name: Type.String(),
  /** In words. */
  reason: Type.String(),
  text: Type.String(),
  at: Type.String(),
  /** Null: nobody has decided yet. */
  outcome: nullable(Type.Enum(reportOutcomes)),
  decided_at: nullable(Type.String()),
})
export type OwnReport = Type.Static<typeof ownReport>

const reportInCase = Type.Object({
  id: Type.Integer(),
  reason: Type.Enum(reportReasons),
  text: Type.String(),
  at: Type.String(),
  /** Who reported it: the person and their company. Operators alone are told. */
  by: Type.String(),
})

/** Everything that was reported of one thing. */
export const reportCase = Type.Object({
  id: Type.Integer(),
  thing: Type.Enum(reportThings),
  name: Type.String(),
  /** Where it stands in the marketplace, behind the `#`; null while it is out of sight. */
  path: nullable(Type.String()),
  company: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  is_open: Type.Boolean(),
  opened_at: Type.String(),
  /** The thing as it was when it was reported last. */
  shown: Type.Object({ title: Type.String(), text: Type.String() }),
  /** Those of this time, the oldest first, at most twenty; `count` is of all. */
  reports: Type.Array(reportInCase),
  count: Type.Integer(),
  /** The last word on it. */
  decision: nullable(
    Type.Object({
      decision: Type.Enum(caseDecisions),
      reason: Type.String(),
      at: Type.String(),
      by: Type.String(),
    }),
  ),
})
export type ReportCase = Type.Static<typeof reportCase>
