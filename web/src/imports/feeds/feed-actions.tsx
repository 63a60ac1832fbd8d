import { deleteFeed, type Feed, fetchFeed } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { isRunOpen } from '@fairquay/contract/imports/feeds/rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../call.ts'
import { useOnce } from '../../forms/use-once.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { feedQuery } from './feed-queries.ts'
import { feedTexts as say } from './texts.ts'

const FeedDialog = lazyDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog)

type How = { is_forced: boolean; is_mapped_again: boolean }

/** What can be done with a feed; while its file is on its way, it is not fetched again. */
export function FeedActions({ feed }: { feed: Feed }) {
  const { id, is_ready, last_run } = feed
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'edit' | 'delete' | 'take-over'>()
  const close = () => setAsked(undefined)
  const onError = (failure: Error) => showToast('error', failure.message)
  const fetching = useOnce(fetchFeed, (body: How) => ({ params: { id }, body }), {
    onSuccess: (answer) => {
      queries.setQueryData(feedQuery(id).queryKey, answer)
      showToast('success', say.begun)
    },
    onError,
    onSettled: close,
  })
  const deleting = useMutation({
    mutationFn: () => call(deleteFeed, { params: { id } }),
    onSuccess: async () => {
      showToast('success', say.deleted)
      await navigate({ to: '/imports', search: {}, replace: true })
      queries.removeQueries({ queryKey: feedQuery(id).queryKey })
      await queries.invalidateQueries({ queryKey: ['imports'] })
    },
    onError,
    onSettled: close,
  })
  const isBusy = last_run !== null && isRunOpen(last_run.state)
  const fetchAs = (how: Partial<How>) => fetching.mutate({ is_forced: false, is_mapped_again: false, ...how })
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button isBusy={fetching.isPending} disabled={isBusy} onClick={() => fetchAs({})}>
        {say.fetchNow}
      </Button>
      {last_run?.state === 'held' ? (
        <Button tone="secondary" onClick={() => setAsked('take-over')}>
          {say.takeOver}
        </Button>
      ) : null}
      {is_ready ? (
        <Button
          tone="secondary"
          disabled={isBusy || fetching.isPending}
          onClick={() => fetchAs({ is_mapped_again: true })}
        >
          {say.mapAgain}
        </Button>
      ) : null}
      <Button
        tone="secondary"
        onClick={() => setAsked('edit')}
        onPointerEnter={FeedDialog.preload}
        onFocus={FeedDialog.preload}
      >
        {say.edit}
      </Button>
      <Button tone="secondary" onClick={() => setAsked('delete')}>
        {say.delete}
      </Button>
      {asked === 'edit' ? <FeedDialog feed={feed} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={say.deleteAsk}
        confirmLabel={say.delete}
        tone="danger"
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={close}
      >
        {say.deleteHelp}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'take-over'}
        title={say.takeOverAsk}
        confirmLabel={say.takeOver}
        isBusy={fetching.isPending}
        onConfirm={() => fetchAs({ is_forced: true })}
        onCancel={close}
      >
        {say.takeOverHelp}
      </ConfirmDialog>
    </div>
  )
}
