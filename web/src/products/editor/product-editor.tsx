import { refuseRole } from '@fairquay/contract/company-roles.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import {
  type EditorSection,
  nameField,
  editorMessages as say,
  sectionOf,
} from '@fairquay/contract/products/editor-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useBlocker, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ShieldAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '../../session.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useTitle } from '../../ui/use-title.ts'
import { productChoicesQuery } from '../product-queries.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { ProductAside } from './product-aside.tsx'
import { allSections, ProductSections } from './product-sections.tsx'
import { SaveBar } from './save-bar.tsx'
import { fieldId, type Start, useProductForm } from './use-product-form.ts'
import { useSave } from './use-save.ts'
import { useUploads } from './use-uploads.ts'

type ProductEditorProps = {
  userId: number
  productId: number | 'new'
  start: Start
  slug: string | null
  hiddenReason: string | null
}

export function ProductEditor({ userId, productId, start, slug, hiddenReason }: ProductEditorProps) {
  const navigate = useNavigate()
  const isPhone = useMedia('(max-width: 768px)')
  const choices = useQuery(productChoicesQuery())
  const state = useProductForm(start, userId, productId)
  const uploads = useUploads(state.addPicture)
  const [open, setOpen] = useState<ReadonlySet<EditorSection>>(new Set(isPhone ? ['basics'] : allSections))
  const [summary, setSummary] = useState<FailureDetails>({})
  const summaryBox = useRef<HTMLDivElement>(null)
  const isSummaryAwaited = useRef(false)
  const mayLeave = useRef(false)
  const { form, faults } = state
  const role = useUser()?.company?.role
  const readerNote = role && refuseRole(role, 'editor')
  useTitle(productId === 'new' ? say.newTitle : form.name)

  const saving = useSave({
    state,
    productId,
    onFaults: (found) => {
      // A field in a folded section could not take the focus.
      setOpen((now) => new Set([...now, ...Object.keys(found).map(sectionOf)]))
      setSummary(found)
      isSummaryAwaited.current = true
    },
    onCreated: (id) => {
      mayLeave.current = true
      void navigate({ to: '/products-parent/$id', params: { id: String(id) }, replace: true })
    },
  })

  const blocker = useBlocker({
    shouldBlockFn: () => !mayLeave.current && (state.isChanged || uploads.isBusy),
    enableBeforeUnload: () => state.isChanged || uploads.isBusy,
    withResolver: true,
  })

  const latest = useRef(() => {})
  latest.current = () => {
    setSummary({})
    void saving.save(form)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // Some fields hand over what was typed when they are left.
      const at = document.activeElement
      if (at instanceof HTMLInputElement) {
        flushSync(() => at.blur())
        at.focus()
      }
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  const errors = listErrors(summary, faults)
  // What is wrong is worked out a moment after the key that asked for it.
  useEffect(() => {
    if (!isSummaryAwaited.current || errors.length === 0) return
    isSummaryAwaited.current = false
    summaryBox.current?.focus()
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which field was left
    <div className="max-w-6xl" onBlur={state.leave}>
      <Link
        to="/products-parent"
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 tabIndex={-1} className="min-w-0 text-2xl break-words md:text-3xl">
          {productId === 'new' ? say.newTitle : state.base.form.name}
        </h1>
        {slug !== null && state.base.form.state === 'published' ? (
          <Link
            to="/product/$slug"
            params={{ slug }}
            className="inline-flex min-h-8 items-center rounded-sm text-sm text-quay hover:underline"
          >
            {say.view}
          </Link>
        ) : null}
      </div>
      {hiddenReason === null ? null : (
        <div role="alert" className="mb-4 flex gap-3 rounded-lg bg-brick-tint px-4 py-3">
          <ShieldAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brick" />
          <div>
            <p className="font-semibold text-brick">{say.hiddenTitle}</p>
            <p className="text-sm whitespace-pre-line">{hiddenReason}</p>
          </div>
        </div>
      )}
      {state.isElsewhere ? (
        <p role="status" className="mb-4 rounded-lg bg-amber-tint px-4 py-3 text-sm text-amber">
          {say.keptElsewhere}
        </p>
      ) : null}
      {state.kept ? (
        <KeptNotice
          kept={state.kept}
          version={state.base.version}
          onTakeUp={state.takeUp}
          onThrowAway={state.throwAway}
        />
      ) : null}
      {errors.length > 0 ? (
        <div className="mb-4">
          <ErrorSummary ref={summaryBox} title={say.faults(errors.length)} errors={errors} />
        </div>
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <ProductSections
          form={form}
          faults={faults}
          change={state.change}
          choices={choices.data}
          slug={slug}
          pictures={state.pictures}
          uploads={uploads}
          open={open}
          onToggle={(section, isOpen) =>
            setOpen((now) => {
              const next = new Set(now)
              if (isOpen) next.add(section)
              else next.delete(section)
              return next
            })
          }
        />
        <ProductAside
          form={form}
          pictures={state.pictures}
          slug={slug}
          isHeld={hiddenReason !== null}
          fault={faults.state}
          change={state.change}
        />
      </div>
      {readerNote !== undefined ? <p className="mt-4 rounded-lg bg-tint px-4 py-3 text-sm">{readerNote}</p> : null}
      <SaveBar
        isReader={readerNote !== undefined}
        isNew={productId === 'new'}
        isChanged={state.isChanged}
        isBusy={saving.isBusy}
        mayPublish={form.state !== 'published' && hiddenReason === null}
        onSave={() => latest.current()}
        onPublish={() => {
          setSummary({})
          void saving.save({ ...form, state: 'published' })
        }}
      />
      {saving.conflict ? (
        <ConflictDialog
          base={state.base.form}
          mine={saving.conflict.mine}
          theirs={saving.conflict.form}
          who={saving.conflict.who}
          at={saving.conflict.at}
          isBusy={saving.isBusy}
          onJoin={(joined) => void saving.join(joined)}
          onTakeTheirs={saving.takeTheirs}
          onClose={saving.closeConflict}
        />
      ) : null}
      {blocker.status === 'blocked' ? (
        <ConfirmDialog
          isOpen
          title={say.leaveTitle}
          confirmLabel={say.leave}
          cancelLabel={say.stay}
          onConfirm={blocker.proceed}
          onCancel={blocker.reset}
        >
          <p>{say.leaveBody}</p>
          {uploads.isBusy ? <p className="mt-2">{say.uploadsRunning}</p> : null}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

/** For the summary: what was wrong when saving was tried and still is; words of a list are put right in the field of the list. */
function listErrors(summary: FailureDetails, faults: FailureDetails): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const field of Object.keys(summary)) {
    const sentence = faults[field]
    const id = fieldId(field.replace(/^(tags|options\.\d+\.values)\.\d+$/, '$1'))
    if (sentence !== undefined && !errors.has(id)) errors.set(id, { id, label: nameField(field), sentence })
  }
  return [...errors.values()].slice(0, 20)
}
