import { formatMoment } from '@fairquay/contract/locale.ts'
import { Eye } from 'lucide-react'
import { leaveVisit, useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { laterTexts } from './later-texts.ts'

/** Over every page an operator sees as somebody else: whose it is, and the way back. */
export function VisitBar() {
  const user = useUser()
  if (!user?.visit) return null
  const { first_name, last_name } = user.profile
  return (
    <section
      aria-label={laterTexts.lookingOn}
      className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-amber-tint px-4 py-1.5 text-sm text-amber"
    >
      <p className="flex min-w-0 items-center gap-2">
        <Eye size={16} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 break-words">
          {laterTexts.lookingOnAs(`${first_name} ${last_name}`, formatMoment(user.visit.until))}
        </span>
      </p>
      <Button tone="secondary" size="small" onClick={() => void leaveVisit()}>
        {laterTexts.endLookingOn}
      </Button>
    </section>
  )
}
