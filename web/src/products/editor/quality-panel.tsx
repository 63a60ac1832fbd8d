import {
  levelOfQuality,
  type QualityLevel,
  type QualityPart,
  rateQuality,
} from '@fairquay/contract/catalogue/quality.ts'
import { editorMessages as say, sectionOf, tellQuality } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { readQualityFacts } from '@fairquay/contract/products/preview.ts'
import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { joinClasses } from '../../ui/join-classes.ts'
import type { PictureAddresses } from './kept-form.ts'
import { fieldId } from './use-product-form.ts'

type QualityPanelProps = {
  form: ProductForm
  pictures: ReadonlyMap<number, PictureAddresses>
  onOpen: (sections: ReturnType<typeof sectionOf>[]) => void
}

const tones: Record<QualityLevel, string> = { good: 'bg-quay', fair: 'bg-amber', poor: 'bg-brick' }

/** So many entries are shown at first; the rest is worth little. */
const shownFirst = 5

/** How well the product is described as it is typed, and what would make it better: each entry is a way to its field. */
export function QualityPanel({ form, pictures, onOpen }: QualityPanelProps) {
  const [isWhole, setWhole] = useState(false)
  const titleId = useId()
  const { score, missing } = rateQuality(readQualityFacts(form, pictures))
  const level = levelOfQuality(score)
  const shown = isWhole ? missing : missing.slice(0, shownFirst)
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-sm font-medium">
          {say.qualityTitle}
        </h2>
        <p role="status" className="tabular text-sm text-soft">
          <strong className="font-semibold text-ink">{say.qualityOf(score)}</strong>
          <span className="sr-only">, {say.qualityLevels[level]}</span>
        </p>
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className={joinClasses('h-full rounded-full', tones[level])} style={{ width: `${score}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-sm text-quay">
          <CircleCheck size={16} aria-hidden="true" />
          {say.nothingMissing}
        </p>
      ) : (
        <ul className="mt-2 flex flex-col">
          {shown.map((part) => (
            <MissingEntry key={part} part={part} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {missing.length > shown.length ? (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-11 text-sm text-soft hover:text-quay hover:underline md:min-h-8"
        >
          {say.moreMissing(missing.length - shown.length)}
        </button>
      ) : null}
    </section>
  )
}

function MissingEntry({ part, onOpen }: { part: QualityPart; onOpen: QualityPanelProps['onOpen'] }) {
  const { sentence, field, points } = tellQuality(part)
  const show = () => {
    // A field in a folded section could not take the focus.
    flushSync(() => onOpen([sectionOf(field)]))
    const control = document.getElementById(fieldId(field))
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }
  return (
    <li>
      <button
        type="button"
        onClick={show}
        className="flex min-h-11 w-full items-baseline justify-between gap-3 py-1 text-left text-sm text-quay md:min-h-8"
      >
        <span className="underline underline-offset-4">{sentence}</span>
        <span className="tabular shrink-0 text-soft">{say.qualityPoints(points)}</span>
      </button>
    </li>
  )
}
