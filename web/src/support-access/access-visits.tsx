import { formatMoment } from '@fairquay/contract/locale.ts'
import type { OwnAccess } from '@fairquay/contract/support-access/endpoints.ts'
import { supportAccessTexts as say } from './texts.ts'

/** When which operator has looked on. */
export function AccessVisits({ visits }: { visits: OwnAccess['visits'] }) {
  if (visits.length === 0) return null
  return (
    <ul aria-label={say.visits} className="mt-2 text-sm text-soft">
      {visits.map(({ operator, began_at, ended_at }) => (
        <li key={began_at}>
          {ended_at
            ? say.visit(operator, formatMoment(began_at), formatMoment(ended_at))
            : say.visitNow(operator, formatMoment(began_at))}
        </li>
      ))}
    </ul>
  )
}
