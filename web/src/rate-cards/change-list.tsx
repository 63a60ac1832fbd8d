import { formatMoment } from '@fairquay/contract/locale.ts'
import { type RateChange, undoRateChange } from '@fairquay/contract/rate-cards/endpoints.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { call } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { showToast } from '../ui/toast-list.ts'
import { changesQuery, useCardsChanged } from './card-queries.ts'
import { rateCardTexts as texts } from './texts.ts'

type ChangeListProps = { cardId: number; mayEdit: boolean }

/** The last things that were done to the lanes of a card, each of which can be undone. */
export function ChangeList({ cardId, mayEdit }: ChangeListProps) {
  const { data, error, refetch, isFetching } = useQuery(changesQuery(cardId))
  const changed = useCardsChanged()
  const undoing = useMutation({
    mutationFn: ({ id }: RateChange) => call(undoRateChange, { params: { id: cardId, change: id } }),
    onSuccess: () => {
      showToast('success', texts.undoDone)
      return changed()
    },
    onError: (error) => showToast('error', error.message),
  })
  if (error && !data) return <LoadError onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data || data.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{texts.changes}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {data.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <div className="min-w-0 grow basis-64">
              <p className="font-medium break-words">{change.title}</p>
              <p className="tabular text-sm text-soft">
                {[change.what === 'file' ? texts.byFile : texts.byHand, formatMoment(change.made_at), change.made_by]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="tabular text-sm text-soft">{texts.counts(change)}</p>
            </div>
            {change.undone_at !== null ? (
              <Badge>{texts.undone}</Badge>
            ) : mayEdit ? (
              <Button
                tone="quiet"
                size="small"
                aria-label={texts.undoOf(change.title)}
                icon={<Undo2 size={16} aria-hidden="true" />}
                isBusy={undoing.isPending && undoing.variables?.id === change.id}
                onClick={() => undoing.mutate(change)}
              >
                {texts.undo}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
