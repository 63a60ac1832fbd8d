import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { type CompanyKind, rateProfile } from '@fairquay/contract/company/profile-rules.ts'
import { idOf } from './field-names.ts'

/** How much of the profile is there, and the ways to what is missing. */
export function Completeness({ form, kind }: { form: CompanyForm; kind: CompanyKind }) {
  const { percent, parts } = rateProfile(form, kind)
  const missing = parts.filter(({ isDone }) => !isDone)
  return (
    <section aria-label={say.complete(percent)} className="mb-6 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base">{say.complete(percent)}</h2>
        <p className="text-sm text-soft">
          {missing.length === 0 ? say.allDone : kind === 'seller' ? say.completeHelp : null}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={say.complete(percent)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-quay transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      {missing.length > 0 ? (
        <ul aria-label={say.missing} className="mt-3 flex flex-wrap gap-2">
          {missing.map(({ field, label }) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => showField(field)}
                className="min-h-8 rounded-full border border-line px-3 text-sm text-soft transition-colors hover:border-quay hover:text-quay"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function showField(field: string): void {
  const control = document.getElementById(idOf(field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
