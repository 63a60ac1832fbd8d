import { editorMessages as say, sectionOf } from '@fairquay/contract/products/editor-messages.ts'
import type { MissingPart } from '@fairquay/contract/products/endpoints.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { findMissing } from '@fairquay/contract/products/preview.ts'
import { CircleCheck } from 'lucide-react'
import { flushSync } from 'react-dom'
import { fieldId } from './use-product-form.ts'

/** The field that fills each part. */
const fields: Record<MissingPart, string> = {
  pictures: 'images',
  category: 'categories',
  description: 'body',
  packaging: 'packaging',
  hts: 'data.hts',
}

type MissingListProps = { form: ProductForm; onOpen: (sections: ReturnType<typeof sectionOf>[]) => void }

/** On top of the form: what buyers still miss, each entry a way to its field. */
export function MissingList({ form, onOpen }: MissingListProps) {
  const missing = findMissing(form)
  const show = (part: MissingPart) => {
    // A field in a folded section could not take the focus.
    flushSync(() => onOpen([sectionOf(fields[part])]))
    const control = document.getElementById(fieldId(fields[part]))
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={say.missingTitle} className="mb-4 rounded-lg border border-line bg-surface px-4 py-3">
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-quay">
          <CircleCheck size={16} aria-hidden="true" />
          {say.nothingMissing}
        </p>
      ) : (
        <>
          <h2 className="text-sm font-medium">{say.missingTitle}</h2>
          <ul>
            {missing.map((part) => (
              <li key={part}>
                <button
                  type="button"
                  onClick={() => show(part)}
                  className="min-h-11 text-left text-sm text-quay underline underline-offset-4 md:min-h-8"
                >
                  {say.missing(part)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
