import { applyImport, checkImport, type ImportDetail, inspectImport } from '@fairquay/contract/imports/endpoints.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { isDiscardable, isWorking, percentOf } from '@fairquay/contract/imports/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FormatForm } from './format-form.tsx'
import { importQuery } from './import-queries.ts'
import { ImportResult } from './import-result.tsx'
import { ImportWords } from './import-words.tsx'
import { DiscardButton } from './open-import.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { Reading } from './reading-fields.tsx'
import { useImportStep } from './use-import-step.ts'

/** One import, wherever it stands: being read, its columns, what it would do, how far it is, what came of it. */
export function ImportView({ id }: { id: number }) {
  const order = useQuery(importQuery(id))
  return (
    <>
      <Link
        to="/imports"
        search={{}}
        className="mt-1 mb-5 inline-flex min-h-9 items-center gap-2 text-sm text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      {order.data ? (
        <Steps order={order.data} />
      ) : order.isError ? (
        order.error instanceof CallFailure && order.error.status === 404 ? (
          <NotFound title={say.gone} />
        ) : (
          <LoadError onRetry={() => void order.refetch()} isRetrying={order.isFetching}>
            {say.loadFailed}
          </LoadError>
        )
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </>
  )
}

function Steps({ order }: { order: ImportDetail }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { id, state } = order
  const checking = useImportStep((format: ImportFormat) => call(checkImport, { params: { id }, body: { format } }))
  const inspecting = useImportStep((body: Reading) => call(inspectImport, { params: { id }, body }))
  if (isWorking(state)) return <Working order={order} />
  if (state === 'inspected' || (state === 'checked' && isCorrecting))
    return (
      <>
        <Fault>{checking.error?.message ?? inspecting.error?.message ?? order.fault}</Fault>
        <FormatForm
          // Read in another way, the file has other columns to choose for.
          key={JSON.stringify(order.sample?.header)}
          order={order}
          isBusy={checking.isPending || inspecting.isPending}
          onReadAgain={(reading) => inspecting.mutate(reading)}
          onCheck={(format) => {
            setCorrecting(false)
            return checking.mutateAsync(format)
          }}
        />
      </>
    )
  if (state === 'checked') return <Checked order={order} onCorrect={() => setCorrecting(true)} />
  if (state === 'applied' || state === 'undone') return <ImportResult order={order} />
  return (
    <section aria-label={order.file_name} className="rounded-lg border border-line bg-surface px-5 py-6">
      <h2 className="text-xl break-words">
        {state === 'uploading' ? say.uploadingTitle(order.file_name) : say.failedTitle(order.file_name)}
      </h2>
      <p className="mt-2 text-soft">{state === 'uploading' ? say.uploadingHelp : order.fault}</p>
      <div className="mt-5 flex gap-3">
        {isDiscardable(state) ? <DiscardButton id={id} /> : null}
        {state === 'uploading' ? null : (
          <LinkButton to="/imports" search={{}}>
            {say.another}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

function Working({ order: { id, state, progress, file_name } }: { order: ImportDetail }) {
  const title = say.working[state as keyof typeof say.working] ?? ''
  const percent = progress ? percentOf(progress) : undefined
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface px-5 py-6">
      <h2 className="mb-4 text-xl break-words">{file_name}</h2>
      <ProgressBar
        label={progress ? say.phase(progress.phase) : title}
        percent={percent}
        note={progress && progress.total > 0 ? say.progress(progress.done, progress.total) : ''}
      />
      <p className="mt-3 mb-4 text-sm text-soft">{say.leave}</p>
      {isDiscardable(state) ? <DiscardButton id={id} /> : null}
    </section>
  )
}

function Checked({ order, onCorrect }: { order: ImportDetail; onCorrect: () => void }) {
  const { id, counts, fault } = order
  const [publishIncomplete, setPublishIncomplete] = useState(false)
  const applying = useImportStep(() =>
    call(applyImport, { params: { id }, query: publishIncomplete ? { publish_incomplete: true } : {} }),
  )
  const due = counts ? counts.create + counts.change : 0
  return (
    <>
      <Fault>{applying.error?.message ?? fault}</Fault>
      <h2 className="text-xl break-words">{say.checkedTitle}</h2>
      <p className="mt-1 mb-4 text-soft">
        {order.file_name} · {say.checkedLead}
      </p>
      <OutcomeList order={order}>
        <ImportWords order={order} />
        {counts && counts.pictures > 0 ? (
          <p className="mt-4 text-sm text-soft">{say.pictures(counts.pictures)}</p>
        ) : null}
        {counts?.drafts && counts.drafts.all > 0 ? (
          <section
            aria-label={say.drafts(counts.drafts)}
            className="mt-4 rounded-lg border border-line bg-surface px-4 py-3"
          >
            <p className="font-medium">{say.drafts(counts.drafts)}</p>
            <p className="mt-0.5 mb-1 text-sm text-soft">{say.draftsHelp}</p>
            <Checkbox
              label={say.publishIncomplete}
              checked={publishIncomplete}
              onChange={({ target }) => setPublishIncomplete(target.checked)}
            />
          </section>
        ) : null}
        {counts?.drafts_by_file ? (
          <div className="mt-4 rounded-lg border border-line bg-surface px-4 py-3">
            <p className="font-medium">{say.draftsByFile(counts.drafts_by_file)}</p>
            <p className="mt-0.5 text-sm text-soft">{say.draftsHelp}</p>
          </div>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            isBusy={applying.isPending}
            disabled={due + (counts?.pictures ?? 0) === 0}
            onClick={() => applying.mutate()}
          >
            {say.apply(due)}
          </Button>
          <Button tone="secondary" onClick={onCorrect}>
            {say.checkAgain}
          </Button>
          <DiscardButton id={id} />
        </div>
      </OutcomeList>
    </>
  )
}

function Fault({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <p className="mb-5 flex items-start gap-2 rounded-lg border border-brick/30 bg-brick-tint px-4 py-3 text-brick">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {children}
        </p>
      ) : null}
    </div>
  )
}
