import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { finishSetup, type getSetup } from '@fairquay/contract/setup/setup-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { DeskPage, Loaded } from '../admin/desk-frame.tsx'
import { useDeskAction } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { AskIn } from './ask-in.tsx'
import { CategoryStep } from './category-step.tsx'
import { DemoStep } from './demo-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { LegalStep } from './legal-step.tsx'
import { MailStep } from './mail-step.tsx'
import { setupQuery } from './setup-queries.ts'
import { StepCard } from './step-card.tsx'
import { setupTexts as say } from './texts.ts'

type Setup = AnswerOf<typeof getSetup>

/** The first hour of an operator: everything a marketplace needs before strangers come, on one page. */
export function SetupPage() {
  const setup = useQuery(setupQuery)
  return (
    <DeskPage title={say.setup} lead={say.setupLead}>
      <Loaded query={setup} rows={5} rowClassName="h-40">
        {(data) => (
          <div className="flex max-w-3xl flex-col gap-5">
            <IdentityStep setup={data} />
            <MailStep setup={data} />
            <CategoryStep setup={data} />
            <LegalStep setup={data} />
            <StepCard title={say.people} lead={say.peopleLead} state={data.companies > 0 ? 'done' : 'open'}>
              <AskIn heading="h3" />
            </StepCard>
            <DemoStep setup={data} />
            <Finish setup={data} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  )
}

function Finish({ setup }: { setup: Setup }) {
  const finishing = useDeskAction({
    act: (is_finished: boolean) => call(finishSetup, { body: { is_finished } }),
    done: (isFinished) => (isFinished ? say.finished : say.reopened),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5">
      {setup.is_finished ? (
        <Button tone="secondary" isBusy={finishing.isPending} onClick={() => finishing.mutate(false)}>
          {say.reopen}
        </Button>
      ) : (
        <>
          <Button size="large" isBusy={finishing.isPending} onClick={() => finishing.mutate(true)}>
            {say.finish}
          </Button>
          <p className="text-soft">{say.finishHelp}</p>
        </>
      )}
    </div>
  )
}
