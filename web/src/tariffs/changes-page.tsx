import { formatDay, formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { listTariffChanges, type TariffChange, undoTariffChange } from '@fairquay/contract/tariffs/endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { FileText, History, PenLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { atPage } from '../admin/desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from '../admin/desk-frame.tsx'
import { useDeskAction } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pager } from '../ui/pager.tsx'
import { tariffTexts as texts } from './texts.ts'

const perPage = 20

/** What was done to the rates, each of it with its undoing. */
export function TariffChangesPage() {
  const address = useSearch({ from: '/admin/operator/tariffs/changes' })
  const { page = 1 } = address
  const [asked, setAsked] = useState<TariffChange | null>(null)
  const changes = useQuery({
    queryKey: ['operator', 'tariff-changes', page],
    queryFn: ({ signal }) => call(listTariffChanges, { query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <DeskPage title={texts.changesTitle} lead={texts.changesLead}>
      <div className="-mt-3 mb-5">
        <Breadcrumb>
          <Link to="/operator/tariffs">{texts.title}</Link>
          {texts.changes}
        </Breadcrumb>
      </div>
      <Loaded query={changes} rows={6} rowClassName="h-20">
        {({ data, pagination: { total } }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<History size={26} aria-hidden="true" />}
              title={texts.noChanges}
              action={
                <LinkButton to="/operator/tariffs/file" tone="secondary">
                  {texts.takeFile}
                </LinkButton>
              }
            >
              {texts.noChangesHelp}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={texts.changesTitle} className={rowsLook}>
                {data.map((change) => (
                  <ChangeRow key={change.id} change={change} onUndo={() => setAsked(change)} />
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={page}
                pageCount={countPages(total, perPage)}
                link={(to, rest) => <Link to="/operator/tariffs/changes" search={atPage(address, to)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
      {asked ? <UndoDialog key={asked.id} change={asked} onClose={() => setAsked(null)} /> : null}
    </DeskPage>
  )
}

function ChangeRow({ change, onUndo }: { change: TariffChange; onUndo: () => void }) {
  const { what, title, made_at, made_by, undone_at } = change
  const Icon = what === 'file' ? FileText : PenLine
  const counts = (['added', 'replaced', 'ended', 'refused'] as const).flatMap((name) =>
    change[name] > 0 ? [texts.changeCounts[name](change[name])] : [],
  )
  return (
    <li className={`${rowLook} flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-faint max-sm:hidden" />
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
          <span className="min-w-0 break-words">{title}</span>
          <Badge>{texts.by[what]}</Badge>
          {undone_at === null ? null : <Badge tone="amber">{texts.undone}</Badge>}
        </p>
        <p className="tabular text-sm text-soft">{counts.join(' · ')}</p>
      </div>
      <p className="tabular text-sm text-soft">
        {texts.madeBy(made_by || texts.somebody, formatMoment(made_at))}
        {undone_at === null ? null : <span className="block">{texts.undoneOn(formatDay(undone_at))}</span>}
      </p>
      {undone_at === null ? (
        <Button
          size="small"
          tone="secondary"
          icon={<Undo2 size={16} aria-hidden="true" />}
          aria-label={texts.undoChange(title)}
          onClick={onUndo}
        >
          {texts.undo}
        </Button>
      ) : null}
    </li>
  )
}

/** Asks once; where a later change builds on this one, the sentence stands in the dialog. */
function UndoDialog({ change, onClose }: { change: TariffChange; onClose: () => void }) {
  const undoing = useDeskAction({
    act: () => call(undoTariffChange, { params: { id: change.id } }),
    done: () => texts.undoDone(change.title),
    onDone: onClose,
    isFailureShown: true,
  })
  return (
    <ConfirmDialog
      isOpen
      title={texts.undoQuestion(change.title)}
      confirmLabel={texts.undo}
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate(undefined)}
      onCancel={onClose}
    >
      <p>{texts.undoHelp}</p>
      <FormFailure error={undoing.error} />
    </ConfirmDialog>
  )
}
