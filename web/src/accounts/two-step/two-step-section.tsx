import type { TwoStep } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { sessionsQuery } from '../profile-queries.ts'
import { NewCodesDialog, TurnOffDialog } from './prove-dialogs.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { twoStepTexts } from './texts.ts'
import { twoStepQuery } from './two-step-query.ts'

/** Below this many the section says that it is time for new ones. */
const few = 3

/** `onSetUp` is called when a second step is there and its recovery codes were kept. */
export function TwoStepSection({ onSetUp }: { onSetUp?: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(twoStepQuery)
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'setUp' | 'newCodes' | 'turnOff'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setAsked(undefined)
  const refresh = () =>
    Promise.all([twoStepQuery, sessionsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  if (error && !data)
    return (
      <LoadError title={twoStepTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </LoadError>
    )
  if (!data)
    return (
      <div role="status" aria-label={twoStepTexts.loading}>
        <Skeleton className="h-18 w-full" />
      </div>
    )
  return (
    <>
      <State state={data} onAsk={setAsked} />
      {asked === 'setUp' ? (
        <SetUpDialog
          onClose={close}
          onDone={(made) => {
            close()
            setCodes(made)
            showToast('success', twoStepTexts.turnedOn)
            void refresh()
          }}
        />
      ) : null}
      {asked === 'newCodes' ? (
        <NewCodesDialog
          onClose={close}
          onDone={(made) => {
            close()
            setCodes(made)
            void refresh()
          }}
        />
      ) : null}
      {asked === 'turnOff' ? (
        <TurnOffDialog
          onClose={close}
          onDone={() => {
            close()
            showToast('success', twoStepTexts.turnedOff)
            void refresh()
          }}
        />
      ) : null}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            onSetUp?.()
          }}
        />
      ) : null}
    </>
  )
}

type StateProps = { state: TwoStep; onAsk: (what: 'setUp' | 'newCodes' | 'turnOff') => void }

function State({ state: { authenticator_since: since, recovery_codes: left }, onAsk }: StateProps) {
  if (since === null)
    return (
      <>
        <p className="font-medium">{twoStepTexts.off}</p>
        <p className="mt-1 mb-4 text-sm text-soft">{twoStepTexts.offHelp}</p>
        <Button tone="secondary" onClick={() => onAsk('setUp')}>
          {twoStepTexts.setUp}
        </Button>
      </>
    )
  return (
    <>
      <p className="font-medium">{twoStepTexts.on(formatDay(since))}</p>
      <p className={`mt-1 mb-4 text-sm ${left < few ? 'text-amber' : 'text-soft'}`}>
        {twoStepTexts.codesLeft(left)} {left < few ? twoStepTexts.fewLeft : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => onAsk('newCodes')}>
          {twoStepTexts.newCodes}
        </Button>
        <Button tone="secondary" onClick={() => onAsk('turnOff')}>
          {twoStepTexts.turnOff}
        </Button>
      </div>
    </>
  )
}
