import { checkFaults as say } from '../company-check-messages.ts'
import type { RecordedCheck } from '../company-checks.ts'
import type { FailureDetails } from '../errors.ts'
import { isShorter } from '../is-shorter.ts'

/** What is wrong with checks to be recorded, by field ('checks.0.evidence'); empty when they can be. `today` is an ISO date. */
export function refuseChecks(checks: readonly RecordedCheck[], today: string): FailureDetails {
  const faults: FailureDetails = {}
  for (const [at, { kind, checked_on, evidence }] of checks.entries()) {
    if (checks.findIndex((one) => one.kind === kind) < at) faults[`checks.${at}.kind`] = say.twice
    if (!isDay(checked_on)) faults[`checks.${at}.checked_on`] = say.date
    else if (checked_on > today) faults[`checks.${at}.checked_on`] = say.ahead
    if (isShorter(evidence, 3)) faults[`checks.${at}.evidence`] = say.evidence
  }
  return faults
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
