import type { Passkey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { mostPasskeys } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { formatDay, formatMoment } from '@fairquay/contract/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { preloadDialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { sessionsQuery } from '../profile-queries.ts'
import { AddDialog } from './add-dialog.tsx'
import { RemoveDialog, RenameDialog } from './change-dialogs.tsx'
import { findWhyNot } from './device.ts'
import { passkeysQuery } from './passkeys-query.ts'
import { passkeyTexts } from './texts.ts'
import { WhyNotNote } from './why-not-note.tsx'

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

/** A person's passkeys: those there are, and a way to another one. */
export function PasskeysSection() {
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery)
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  if (error && !data)
    return (
      <LoadError title={passkeyTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </LoadError>
    )
  if (!data)
    return (
      <div role="status" aria-label={passkeyTexts.loading}>
        <Skeleton className="h-18 w-full" />
      </div>
    )

  function finish(sentence: string) {
    close()
    showToast('success', sentence)
    void Promise.all([passkeysQuery, sessionsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  }

  return (
    <>
      <PasskeyList passkeys={data.data} onAsk={setAsked} />
      {asked?.what === 'add' ? (
        <AddDialog onClose={close} onDone={({ name }) => finish(passkeyTexts.added(name))} />
      ) : null}
      {asked?.what === 'rename' ? (
        <RenameDialog passkey={asked.passkey} onClose={close} onDone={() => finish(passkeyTexts.renamed)} />
      ) : null}
      {asked?.what === 'remove' ? (
        <RemoveDialog
          passkey={asked.passkey}
          onClose={close}
          onDone={() => finish(passkeyTexts.removed(asked.passkey.name))}
        />
      ) : null}
    </>
  )
}

type PasskeyListProps = { passkeys: readonly Passkey[]; onAsk: (asked: Asked) => void }

function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  const whyNot = findWhyNot()
  return (
    <>
      {passkeys.length > 0 ? (
        <ul aria-label={passkeyTexts.title} className="mb-4 rounded-lg border border-line bg-surface">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={onAsk} />
          ))}
        </ul>
      ) : (
        <>
          <p className="font-medium">{passkeyTexts.none}</p>
          {whyNot ? null : <p className="mt-1 text-sm text-soft">{passkeyTexts.noneHelp}</p>}
        </>
      )}
      <div className={passkeys.length > 0 ? undefined : 'mt-4'}>
        {whyNot ? (
          <WhyNotNote whyNot={whyNot} />
        ) : passkeys.length >= mostPasskeys ? (
          <p className="text-sm text-soft">{passkeyTexts.full(mostPasskeys)}</p>
        ) : (
          <Button
            tone="secondary"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => onAsk({ what: 'add' })}
          >
            {passkeyTexts.add}
          </Button>
        )}
      </div>
    </>
  )
}

function PasskeyRow({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: Asked) => void }) {
  const used = passkey.last_used_at ? passkeyTexts.lastUsed(formatMoment(passkey.last_used_at)) : passkeyTexts.neverUsed
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-faint" />
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{passkey.name}</p>
        <p className="text-sm text-soft">
          {passkeyTexts.created(formatDay(passkey.created_at))}, {used}
        </p>
        {passkey.is_synced ? <p className="text-sm text-soft">{passkeyTexts.synced}</p> : null}
      </div>
      <div className="flex gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={passkeyTexts.renameOne(passkey.name)}
          onClick={() => onAsk({ what: 'rename', passkey })}
        >
          {passkeyTexts.rename}
        </Button>
        <Button
          tone="secondary"
          size="small"
          aria-label={passkeyTexts.removeOne(passkey.name)}
          onClick={() => onAsk({ what: 'remove', passkey })}
        >
          {passkeyTexts.remove}
        </Button>
      </div>
    </li>
  )
}
