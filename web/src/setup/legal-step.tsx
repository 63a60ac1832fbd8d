import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getSetup } from '@fairquay/contract/setup/setup-endpoints.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { StepCard } from './step-card.tsx'
import { setupTexts as say } from './texts.ts'

/** What visitors read on the legal pages now, and where to change it. */
export function LegalStep({ setup: { is_operator_named } }: { setup: AnswerOf<typeof getSetup> }) {
  return (
    <StepCard title={say.legal} lead={say.legalLead} state={is_operator_named ? 'done' : 'open'}>
      <p className="mb-4 max-w-prose">{is_operator_named ? say.legalDone : say.legalOpen}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/pages/$page" params={{ page: 'privacy' }} tone="secondary">
          {say.privacy}
        </LinkButton>
        <LinkButton to="/pages/$page" params={{ page: 'terms' }} tone="secondary">
          {say.termsPage}
        </LinkButton>
        <LinkButton to="/operator/legal" tone="quiet">
          {say.toLegalTexts}
        </LinkButton>
        <LinkButton to="/operator/settings" tone="quiet">
          {say.toLinks}
        </LinkButton>
      </div>
    </StepCard>
  )
}
