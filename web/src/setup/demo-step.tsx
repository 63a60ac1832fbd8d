import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { type getSetup, loadDemo, removeDemo } from '@fairquay/contract/setup/setup-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDeskAction } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { StepCard } from './step-card.tsx'
import { setupTexts as say } from './texts.ts'

type Setup = AnswerOf<typeof getSetup>

/** The demo comes and goes: to look around at first, and away before strangers come. */
export function DemoStep({ setup: { demo } }: { setup: Setup }) {
  const queries = useQueryClient()
  const { state } = demo
  const [before, setBefore] = useState(state)
  useEffect(() => {
    if (state === before) return
    setBefore(state)
    // Everything that was read before is of another marketplace.
    if (state !== 'loading') void queries.invalidateQueries()
  }, [state, before, queries])
  return (
    <StepCard title={say.demo} lead={say.demoLead} state="optional">
      {demo.state === 'loading' ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner label={say.loading} />
          {say.demoLoading}
        </p>
      ) : demo.state === 'loaded' ? (
        <RemoveDemo others={demo.others} />
      ) : (
        <LoadDemo demo={demo} />
      )}
    </StepCard>
  )
}

function LoadDemo({ demo: { refusal, reason } }: { demo: Setup['demo'] }) {
  const [isAsked, setAsked] = useState(false)
  const loading = useDeskAction({ act: () => call(loadDemo), onDone: () => setAsked(false) })
  return (
    <>
      {reason ? <p className="mb-4 text-brick">{say.demoFailed(reason)}</p> : null}
      {refusal ? (
        <p className="text-soft">{refusal}</p>
      ) : (
        <Button tone="secondary" onClick={() => setAsked(true)}>
          {say.loadDemo}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={say.loadQuestion}
        confirmLabel={say.loadDemo}
        isBusy={loading.isPending}
        onConfirm={() => loading.mutate(undefined)}
        onCancel={() => setAsked(false)}
      >
        <p>{say.loadHelp}</p>
      </ConfirmDialog>
    </>
  )
}

function RemoveDemo({ others }: { others: readonly string[] }) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    start: { word: '' },
    send: (body: { word: string }) => call(removeDemo, { body }),
    onSent: () => {
      setAsked(false)
      showToast('success', say.demoRemoved)
      // At once, not when this page knows: who goes on before would be shown goods that are gone.
      return queries.invalidateQueries()
    },
  })
  return (
    <>
      <p className="mb-4 max-w-prose rounded-md bg-amber-tint px-4 py-3 text-amber">{say.demoHere}</p>
      <Button tone="secondary" onClick={() => setAsked(true)}>
        {say.removeDemo}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={say.removeQuestion}
        confirmLabel={say.removeDemo}
        tone="danger"
        isBusy={form.isSending}
        onConfirm={() => form.submit()}
        onCancel={() => setAsked(false)}
      >
        <div className="flex flex-col gap-4">
          <p>{say.removeHelp}</p>
          {others.length > 0 ? <p className="font-medium text-brick">{say.removeOthers(others)}</p> : null}
          <TextField {...form.text('word')} label={say.typeName(settings.name)} autoComplete="off" maxLength={40} />
          <FormFailure error={form.failure} />
        </div>
      </ConfirmDialog>
    </>
  )
}
