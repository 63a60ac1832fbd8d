import { refuseRole } from '@fairquay/contract/company-roles.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import {
  type EditorSection,
  nameField,
  editorMessages as say,
  sectionOf,
} from '@fairquay/contract/products/editor-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useUser } from '../../session.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useTitle } from '../../ui/use-title.ts'
import { productChoicesQuery } from '../product-queries.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorHeading } from './editor-heading.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { ProductAside } from './product-aside.tsx'
import { allSections, ProductSections } from './product-sections.tsx'
import type { KnownProduct, Start } from './product-start.ts'
import { QualityPanel } from './quality-panel.tsx'
import { SaveBar } from './save-bar.tsx'
import { fieldId, useProductForm } from './use-product-form.ts'
import { useSaveKey } from './use-save-key.ts'
import { useDocumentUploads, usePictureUploads } from './use-uploads.ts'

type ProductEditorProps = {
  userId: number
  productId: number | 'new'
  start: Start
  slug: string | null
  hiddenReason: string | null
  /** A field it begins with, because somebody was led to it. */
  wanted?: string | undefined
}

export function ProductEditor({ userId, productId, start, slug, hiddenReason, wanted }: ProductEditorProps) {
  const navigate = useNavigate()
  const choices = useQuery(productChoicesQuery())
  const sections = useOpenSections(wanted)
  const mayLeave = useRef(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const role = useUser()?.company?.role
  const readerNote = role && refuseRole(role, 'editor')
  const state = useProductForm({
    start,
    userId,
    productId,
    onRefused: (faults) => {
      // A field in a folded section could not take the focus.
      sections.open(Object.keys(faults).map(sectionOf))
      setRefused(Object.keys(faults))
    },
    onCreated: (id) => {
      mayLeave.current = true
      void navigate({ to: '/products-parent/$id', params: { id: String(id) }, replace: true })
    },
  })
  const { form, base, kept, conflict, isChanged } = state
  const uploads = usePictureUploads(state.addPicture)
  const documentUploads = useDocumentUploads(state.addDocument)
  const goods = useGoods(base)
  useTitle(productId === 'new' ? say.newTitle : form.values.name)
  useSaveKey({
    save: () => {
      // While two changes are being joined, the dialog saves.
      if (!conflict) form.submit()
    },
    isSaving: form.isSending,
    isChanged,
  })
  // Beside the form where there is room, before it where there is not.
  const isWide = useMedia('(min-width: 1024px)')
  const quality = <QualityPanel form={form.values} pictures={state.pictures} onOpen={sections.open} />
  const shared = { productId, form: form.values, pictures: state.pictures, slug, change: state.change }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which field was left
    <div className="max-w-6xl" onBlur={form.leave}>
      <EditorHeading productId={productId} stored={base.form} slug={slug} hiddenReason={hiddenReason} />
      {kept.isElsewhere ? (
        <p role="status" className="mb-4 rounded-lg bg-amber-tint px-4 py-3 text-sm text-amber">
          {say.keptElsewhere}
        </p>
      ) : null}
      {kept.offered ? (
        <KeptNotice kept={kept.offered} version={base.version} onTakeUp={state.takeUp} onThrowAway={state.throwAway} />
      ) : null}
      {form.isTried ? <EditorSummary errors={listErrors(refused, form.errors)} ref={form.summary} /> : null}
      {isWide ? null : <div className="mb-4">{quality}</div>}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <ProductSections
          {...shared}
          faults={form.errors}
          choices={choices.data}
          uploads={uploads}
          documentUploads={documentUploads}
          {...goods}
          open={sections.opened}
          onToggle={sections.toggle}
        />
        <ProductAside
          {...shared}
          isHeld={hiddenReason !== null}
          fault={form.errors.state}
          onStock={() => void state.takeStock()}
        >
          {isWide ? quality : null}
        </ProductAside>
      </div>
      {readerNote !== undefined ? <p className="mt-4 rounded-lg bg-tint px-4 py-3 text-sm">{readerNote}</p> : null}
      <SaveBar
        isReader={readerNote !== undefined}
        isNew={productId === 'new'}
        isChanged={isChanged}
        isBusy={form.isSending}
        mayPublish={form.values.state !== 'published' && hiddenReason === null}
        onSave={() => form.submit()}
        onPublish={() => form.submit({ state: 'published' })}
      />
      {conflict ? (
        <ConflictDialog
          base={base.form}
          mine={conflict.mine}
          theirs={conflict.form}
          who={conflict.who}
          at={conflict.at}
          isBusy={form.isSending}
          onJoin={state.join}
          onTakeTheirs={state.takeTheirs}
          onClose={state.closeConflict}
        />
      ) : null}
      <LeaveGuard mayLeave={mayLeave} isChanged={isChanged} isUploading={uploads.isBusy || documentUploads.isBusy} />
    </div>
  )
}

/** What is known of the goods beside what stands in the form: what orders wait for, whose codes they share, and what their links lead to, also those chosen since. */
function useGoods({ linked, reserved, elsewhere }: Pick<Start, 'linked' | 'reserved' | 'elsewhere'>) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, KnownProduct>>(new Map())
  return {
    reserved,
    elsewhere,
    linked: new Map([...chosen, ...linked]),
    noteLinked: (product: KnownProduct) => setChosen((before) => new Map(before).set(product.id, product)),
  }
}

/** Unfolds the section of a field that somebody was led to, and puts the focus on it. */
function useWantedField(wanted: string | undefined, open: (sections: readonly EditorSection[]) => void): void {
  const [isOpened, setOpened] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field that is asked for
  useEffect(() => {
    if (wanted === undefined) return
    open([sectionOf(wanted)])
    setOpened(true)
  }, [wanted])
  // After the section has come: a field in a folded one could not take the focus.
  useEffect(() => {
    if (!isOpened || wanted === undefined) return
    const control = document.getElementById(fieldId(wanted))
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [isOpened, wanted])
}

/** The sections that are unfolded: all of them, on a phone the first. */
function useOpenSections(wanted: string | undefined) {
  const isPhone = useMedia('(max-width: 768px)')
  const [opened, setOpened] = useState<ReadonlySet<EditorSection>>(new Set(isPhone ? ['basics'] : allSections))
  const open = (sections: readonly EditorSection[]) => setOpened((now) => new Set([...now, ...sections]))
  useWantedField(wanted, open)
  return {
    opened,
    open,
    toggle: (section: EditorSection, isOpen: boolean) =>
      isOpen ? open([section]) : setOpened((now) => new Set([...now].filter((one) => one !== section))),
  }
}

function EditorSummary({ errors, ref }: { errors: readonly FieldError[]; ref: RefObject<HTMLDivElement | null> }) {
  return errors.length === 0 ? null : (
    <div className="mb-4">
      <ErrorSummary ref={ref} title={say.faults(errors.length)} errors={errors} />
    </div>
  )
}

type LeaveGuardProps = { mayLeave: RefObject<boolean>; isChanged: boolean; isUploading: boolean }

/** Asks before what is typed, or pictures on their way, are left behind. */
function LeaveGuard({ mayLeave, isChanged, isUploading }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => !mayLeave.current && (isChanged || isUploading),
    enableBeforeUnload: () => isChanged || isUploading,
    withResolver: true,
  })
  return blocker.status === 'blocked' ? (
    <ConfirmDialog
      isOpen
      title={say.leaveTitle}
      confirmLabel={say.leave}
      cancelLabel={say.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{say.leaveBody}</p>
      {isUploading ? <p className="mt-2">{say.uploadsRunning}</p> : null}
    </ConfirmDialog>
  ) : null
}

/** For the summary: what was wrong when saving was tried and still is; words of a list are put right in the field of the list. */
function listErrors(refused: readonly string[], faults: FailureDetails): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const field of refused) {
    const sentence = faults[field]
    const id = fieldId(nameControl(field))
    if (sentence !== undefined && !errors.has(id)) errors.set(id, { id, label: nameField(field), sentence })
  }
  return [...errors.values()].slice(0, 20)
}

/** The field whose control shows a field: words stand in their list, the measures of a variant in one cell, its packs behind one button. */
function nameControl(field: string): string {
  return field
    .replace(/^(tags|options\.\d+\.values)\.\d+$/, '$1')
    .replace(/^(variants\.\d+)\.(height|depth)$/, '$1.width')
    .replace(/^(variants\.\d+\.packaging)\..*$/, '$1')
    .replace(/^(variants\.\d+)\.options$/, '$1.barcode')
}
