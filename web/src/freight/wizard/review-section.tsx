import type { Fact } from '@fairquay/contract/freight/review.ts'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { StepSection } from './step-frame.tsx'

type ReviewSectionProps = { title: string; editLabel?: string; onEdit?: () => void; children: ReactNode }

/** A part of the review, with the way back to where it was said. */
export function ReviewSection({ title, editLabel, onEdit, children }: ReviewSectionProps) {
  return (
    <StepSection
      title={title}
      action={
        editLabel ? (
          <IconButton label={editLabel} icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit} />
        ) : null
      }
    >
      {children}
    </StepSection>
  )
}

export function FactList({ facts, isWide = false }: { facts: readonly Fact[]; isWide?: boolean }) {
  return (
    <dl
      className={joinClasses('grid gap-x-6 gap-y-3', isWide ? 'grid-cols-2 md:grid-cols-3 lg:grid-cols-5' : undefined)}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-faint">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
