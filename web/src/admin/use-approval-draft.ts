import type { RecordedCheck } from '@fairquay/contract/company-checks.ts'
import { useKept } from '../forms/use-kept.ts'

/** What stands with a decision on a company. */
export type ApprovalDraft = { checks: RecordedCheck[]; note: string }

const nothing: ApprovalDraft = { checks: [], note: '' }
const model: ApprovalDraft = { checks: [{ kind: 'registry', checked_on: '', evidence: '' }], note: '' }

/** What was looked at of a company and is not decided: there again when the operator comes back from its website, from another page, or loads this one anew. */
export function useApprovalDraft(companyId: number) {
  return useKept(`approval:${companyId}`, nothing, { model })
}
