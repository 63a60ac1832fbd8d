import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './link-button.tsx'
import { uiTexts } from './texts.ts'
import { useTitle } from './use-title.ts'

/** A thing that is not there, or not for this person: says so and offers a way back. */
export function NotFound({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  useTitle(title)
  return (
    <EmptyState
      headingLevel={1}
      icon={<SearchX size={24} aria-hidden="true" />}
      title={title}
      action={
        action ?? (
          <LinkButton to="/" tone="secondary">
            {uiTexts.backToMarketplace}
          </LinkButton>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
