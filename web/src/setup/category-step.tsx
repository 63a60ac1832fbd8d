import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getSetup } from '@fairquay/contract/setup/setup-endpoints.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { StarterForm } from './starter-form.tsx'
import { StepCard } from './step-card.tsx'
import { setupTexts as say } from './texts.ts'

/** The categories: there already, or chosen of a set. */
export function CategoryStep({ setup: { industries } }: { setup: AnswerOf<typeof getSetup> }) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <StepCard title={say.categories} lead={say.categoriesLead} state={industries > 0 ? 'done' : 'open'}>
      {industries > 0 ? <p className="mb-4">{say.categoriesThere(industries)}</p> : null}
      {isChoosing ? (
        <StarterForm onDone={() => setChoosing(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button tone={industries > 0 ? 'secondary' : 'primary'} onClick={() => setChoosing(true)}>
            {industries > 0 ? say.addMore : say.startFrom}
          </Button>
          <LinkButton to="/operator/categories" tone="quiet">
            {say.toCategories}
          </LinkButton>
        </div>
      )}
    </StepCard>
  )
}
