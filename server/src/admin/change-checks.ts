import type { RecordedCheck } from '@fairquay/contract/company-checks.ts'
import { recordChange } from '../audit/record-change.ts'
import { indexCompany } from '../company/index-company.ts'
import { findChecks, recordChecks } from '../company/record-checks.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { getCompanyForDecision } from './queries.ts'

/** Records what an operator has checked of a company, and what they had: the seal changes with it at once. */
export async function changeChecks(
  app: App,
  viewer: Viewer,
  companyId: number,
  checks: readonly RecordedCheck[],
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { company } = await getCompanyForDecision(tx, companyId)
    const before = await describeChecks(tx, companyId)
    const name = `${viewer.firstName} ${viewer.lastName}`.trim()
    await recordChecks(tx, companyId, checks, { userId: viewer.userId, name })
    const after = await describeChecks(tx, companyId)
    await recordChange(tx, viewer, {
      action: 'changed',
      thing: 'company',
      id: companyId,
      name: company.name,
      before,
      after,
    })
    await indexCompany(tx, companyId)
  })
}

/** One entry a check, as the audit log tells of it. */
async function describeChecks(tx: Queryable, companyId: number): Promise<Record<string, string>> {
  const checks = await findChecks(tx, companyId)
  return Object.fromEntries(
    checks.map(({ kind, checked_on, evidence }) => [`check_${kind}`, `${checked_on}: ${evidence}`]),
  )
}
