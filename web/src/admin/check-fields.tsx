import { refuseChecks } from '@fairquay/contract/company/check-rules.ts'
import { checkNames } from '@fairquay/contract/company-check-messages.ts'
import { type CheckKind, companyChecks, type RecordedCheck } from '@fairquay/contract/company-checks.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { adminTexts } from './texts.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** What is wrong with checks as they are typed, by field; none can be of a day to come. */
export function refuseTyped(checks: readonly RecordedCheck[]): Record<string, string> {
  return refuseChecks(checks, today())
}

type CheckFieldsProps = {
  /** Of the company, for whoever hears the page. */
  name: string
  checks: readonly RecordedCheck[]
  faults: Readonly<Record<string, string | undefined>>
  onChange: (checks: RecordedCheck[]) => void
}

/** What was checked of a company: each with its day and what there is to show for it. The seal needs the first and the last. */
export function CheckFields({ name, checks, faults, onChange }: CheckFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{adminTexts.checkedOf(name)}</legend>
      <p className="mb-2 text-sm text-soft">{adminTexts.checksHelp}</p>
      {companyChecks.map((kind) => {
        const at = checks.findIndex((check) => check.kind === kind)
        const check = checks[at]
        const change = (part: Partial<RecordedCheck>) =>
          onChange(checks.map((one) => (one.kind === kind ? { ...one, ...part } : one)))
        return (
          <div key={kind} className="mb-2">
            <Checkbox
              label={checkNames[kind]}
              checked={check !== undefined}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...checks, { kind, checked_on: today(), evidence: '' }]
                    : checks.filter((one) => one.kind !== kind),
                )
              }
            />
            {check ? (
              <div className="grid grid-cols-1 gap-3 pb-2 pl-8 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <TextField
                  type="date"
                  label={<OfCheck kind={kind}>{adminTexts.checkedOn}</OfCheck>}
                  max={today()}
                  value={check.checked_on}
                  error={faults[`checks.${at}.checked_on`]}
                  onChange={({ target }) => change({ checked_on: target.value })}
                />
                <TextArea
                  label={<OfCheck kind={kind}>{adminTexts.evidence}</OfCheck>}
                  placeholder={adminTexts.evidenceHint}
                  rows={2}
                  maxLength={1000}
                  value={check.evidence}
                  error={faults[`checks.${at}.evidence`]}
                  onChange={({ target }) => change({ evidence: target.value })}
                />
              </div>
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}

/** Seen it stands below its check; heard it says which. */
function OfCheck({ kind, children }: { kind: CheckKind; children: string }) {
  return (
    <>
      <span className="sr-only">{adminTexts.ofCheck(checkNames[kind])}</span>
      {children}
    </>
  )
}
