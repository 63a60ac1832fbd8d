import { companionMessages, documentKindNames, nameLanguage } from '@fairquay/contract/catalogue/companion-messages.ts'
import { validityOn } from '@fairquay/contract/catalogue/companions.ts'
import type { Beside, ProductDocument } from '@fairquay/contract/catalogue/shapes.ts'
import { readVideo } from '@fairquay/contract/catalogue/video.ts'
import { getDocument } from '@fairquay/contract/products/endpoints.ts'
import { CirclePlay, FileText, Image } from 'lucide-react'
import { useState } from 'react'
import { download } from '../call.ts'
import { saveFile } from '../ui/save-file.ts'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast-list.ts'
import { productPageTexts } from './texts.ts'

/** Documents to load down and the way to a video; a document that is no longer valid is not shown. */
export function BesideSection({ beside: { documents, video } }: { beside: Beside }) {
  const today = new Date().toISOString().slice(0, 10)
  const shown = documents.filter(({ valid_until }) => validityOn(valid_until, today) !== 'ended')
  const film = video === null ? undefined : readVideo(video)
  return (
    <>
      {film ? (
        <section aria-label={productPageTexts.video} className="mt-8">
          <a
            href={film.address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2.5 rounded-md border border-edge px-4 text-quay hover:border-quay"
          >
            <CirclePlay size={22} aria-hidden="true" />
            {productPageTexts.watchVideo[film.place]}
            <span className="sr-only">({productPageTexts.opensThere})</span>
          </a>
        </section>
      ) : null}
      {shown.length > 0 ? (
        <section aria-label={productPageTexts.documents} className="mt-8 max-w-3xl">
          <h2 className="text-lg font-semibold">{productPageTexts.documents}</h2>
          <ul className="mt-2 flex flex-col divide-y divide-line rounded-lg border border-line">
            {shown.map((document) => (
              <li key={document.id}>
                <DocumentButton document={document} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function DocumentButton({ document: { id, kind, title, language, valid_until, type } }: { document: ProductDocument }) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const content = await download(getDocument, { params: { id } })
      saveFile(content, `${title}.${type === 'pdf' ? 'pdf' : 'webp'}`)
    } catch {
      showToast('error', productPageTexts.documentFailed)
    } finally {
      setSaving(false)
    }
  }
  const Icon = type === 'pdf' ? FileText : Image
  const facts = [
    documentKindNames[kind],
    language === null ? '' : nameLanguage(language),
    valid_until === null ? '' : companionMessages.validUntil(valid_until),
  ].filter(Boolean)
  return (
    <button
      type="button"
      disabled={isSaving}
      onClick={save}
      className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:text-quay"
    >
      {isSaving ? <Spinner className="size-5" /> : <Icon size={20} aria-hidden="true" className="shrink-0" />}
      <span className="min-w-0">
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-sm text-soft">{facts.join(' · ')}</span>
      </span>
    </button>
  )
}
