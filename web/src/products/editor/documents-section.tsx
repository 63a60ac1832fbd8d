import { documentKinds } from '@fairquay/contract/catalogue/companion-kinds.ts'
import { documentKindNames, nameLanguage } from '@fairquay/contract/catalogue/companion-messages.ts'
import { documentLanguages, longestVideo, mostDocuments, validityOn } from '@fairquay/contract/catalogue/companions.ts'
import { partNames } from '@fairquay/contract/products/editor-messages.ts'
import { getDocument } from '@fairquay/contract/products/endpoints.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, FileUp, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { download } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import type { SectionProps } from './section-props.ts'
import { editorTexts as say } from './texts.ts'
import { UploadRow } from './upload-row.tsx'
import { fieldId } from './use-product-form.ts'

type Document = NonNullable<ProductForm['documents']>[number]

/** Data sheets, certificates and manuals to load down, and where a video is. */
export function DocumentsSection({ form, faults, change, documentUploads }: SectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const { documents = [] } = form
  const room = mostDocuments - documents.length - documentUploads.uploads.length
  const replace = (at: number, part: Partial<Document>) =>
    change((now) => ({
      documents: (now.documents ?? []).map((other, index) => (index === at ? { ...other, ...part } : other)),
    }))
  return (
    <>
      <div>
        <Button
          id={fieldId('documents')}
          tone="secondary"
          aria-describedby={helpId}
          disabled={room <= 0}
          icon={<FileUp size={17} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {say.chooseDocuments}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept="application/pdf,image/png,image/jpeg"
          aria-label={say.chooseDocuments}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            documentUploads.add([...(event.target.files ?? [])].slice(0, Math.max(0, room)))
            event.target.value = ''
          }}
        />
        <div className="mt-1.5">
          <FieldNote id={helpId} help={say.documentsHelp} error={faults.documents} />
        </div>
      </div>
      {documentUploads.uploads.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {documentUploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={documentUploads.retry}
              onDismiss={documentUploads.dismiss}
            />
          ))}
        </ul>
      ) : null}
      {documents.length > 0 ? (
        <ul aria-label={say.documents} className="flex flex-col gap-3">
          {documents.map((document, at) => (
            <li key={document.fileId} className="rounded-md border border-line p-3">
              <DocumentFields
                document={document}
                at={at}
                faults={faults}
                onChange={(part) => replace(at, part)}
                onRemove={() => {
                  change((now) => ({ documents: (now.documents ?? []).filter((_, index) => index !== at) }))
                  window.document.getElementById(fieldId('documents'))?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <TextField
        id={fieldId('video')}
        label={partNames.video}
        help={say.videoHelp}
        type="url"
        value={form.video ?? ''}
        error={faults.video}
        maxLength={longestVideo}
        autoComplete="off"
        onChange={(event) => change({ video: event.target.value.trim() || null })}
      />
    </>
  )
}

type DocumentFieldsProps = {
  document: Document
  at: number
  faults: SectionProps['faults']
  onChange: (part: Partial<Document>) => void
  onRemove: () => void
}

function DocumentFields({ document, at, faults, onChange, onRemove }: DocumentFieldsProps) {
  const field = (part: string) => `documents.${at}.${part}`
  const validity = validityOn(document.validUntil, new Date().toISOString().slice(0, 10))
  const saving = useMutation({
    mutationFn: () => download(getDocument, { params: { id: document.fileId } }),
    onSuccess: (content) =>
      saveFile(content, `${document.title}.${content.type === 'application/pdf' ? 'pdf' : 'webp'}`),
    onError: () => showToast('error', say.documentFailed),
  })
  return (
    <>
      <div className="flex items-end gap-2">
        <TextField
          id={fieldId(field('title'))}
          label={say.title}
          aria-label={say.titleOfDocument(at + 1)}
          value={document.title}
          error={faults[field('title')]}
          maxLength={120}
          className="min-w-0 grow"
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <IconButton
          label={say.openDocument(document.title)}
          icon={<Download size={17} aria-hidden="true" />}
          disabled={saving.isPending}
          onClick={() => saving.mutate()}
        />
        <IconButton
          label={say.removeDocument(document.title)}
          icon={<Trash2 size={17} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        <Select
          id={fieldId(field('kind'))}
          label={say.kind}
          aria-label={say.kindOfDocument(at + 1)}
          value={document.kind}
          options={documentKinds.map((value) => ({ value, label: documentKindNames[value] }))}
          onChange={(event) => onChange({ kind: documentKinds.find((kind) => kind === event.target.value) ?? 'other' })}
        />
        <Select
          id={fieldId(field('language'))}
          label={say.language}
          aria-label={say.languageOfDocument(at + 1)}
          value={document.language ?? ''}
          error={faults[field('language')]}
          options={[
            { value: '', label: say.anyLanguage },
            ...documentLanguages.map((value) => ({ value, label: nameLanguage(value) })),
          ]}
          onChange={(event) => onChange({ language: event.target.value || null })}
        />
        <TextField
          id={fieldId(field('validUntil'))}
          label={say.validUntil}
          aria-label={say.endOfDocument(at + 1)}
          type="date"
          value={document.validUntil ?? ''}
          error={faults[field('validUntil')]}
          onChange={(event) => onChange({ validUntil: event.target.value || null })}
        />
      </div>
      {validity === 'valid' ? null : (
        <p className={validity === 'ended' ? 'mt-2 text-sm text-brick' : 'mt-2 text-sm text-amber'}>
          {say.validity[validity]}
        </p>
      )}
    </>
  )
}
