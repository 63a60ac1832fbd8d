import type { AuditEntry } from '@fairquay/contract/audit/endpoints.ts'
import { auditTexts } from './audit-texts.ts'
import { isNothing, spellField, spellValue } from './spell-audit.ts'

/** The fields that differ, each as what was and what is. */
export function AuditDifference({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !isNothing(before?.[name]) || !isNothing(after?.[name]),
  )
  if (names.length === 0) return null
  return (
    // Names and values of fields as programs know them: in no language.
    <dl lang="zxx" className="mt-1.5 flex flex-col gap-1 text-sm">
      {names.map((name) => (
        <div key={name} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="break-words text-faint">{spellField(name)}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {isNothing(before?.[name]) ? null : (
              <del className="text-soft decoration-brick">
                <span className="sr-only">{auditTexts.was} </span>
                {spellValue(before?.[name])}
              </del>
            )}
            {!isNothing(before?.[name]) && !isNothing(after?.[name]) ? <span aria-hidden="true"> → </span> : null}
            {isNothing(after?.[name]) ? null : (
              <ins className="no-underline">
                <span className="sr-only"> {auditTexts.is} </span>
                {spellValue(after?.[name])}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
