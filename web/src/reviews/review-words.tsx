import { formatDay } from '@fairquay/contract/locale.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { ShownReview } from '@fairquay/contract/reviews/shapes.ts'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { Picture } from '../ui/picture.tsx'
import { StarRow } from './star-row.tsx'
import { reviewTexts } from './texts.ts'

type Words = Omit<ShownReview, 'actions'>

const PictureDialog = lazyDialog(async () => (await import('./picture-dialog.tsx')).PictureDialog)

/** A review as it is read: stars, words, who and when, pictures, and the seller's answer. */
export function ReviewWords({ review, seller }: { review: Words; seller: string }) {
  const { stars, title, text, written_at, edited_at, answer } = review
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow stars={stars} />
        {title ? <span className="font-semibold break-words">{title}</span> : null}
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <span className="break-words">{nameOf(review)}</span>
        <span className="inline-flex items-center gap-1 text-quay">
          <BadgeCheck size={15} aria-hidden="true" />
          {reviewTexts.verified}
        </span>
        <time dateTime={written_at} className="tabular">
          {formatDay(written_at)}
        </time>
        {edited_at ? <span className="tabular">{reviewTexts.edited(edited_at)}</span> : null}
      </p>
      {text ? <p className="mt-2 max-w-prose break-words whitespace-pre-line">{text}</p> : null}
      <Pictures review={review} />
      {answer ? (
        <div className="mt-3 rounded-md border-l-2 border-quay bg-tint px-4 py-3">
          <p className="flex flex-wrap gap-x-2 text-sm text-soft">
            <span className="font-medium text-ink">{reviewTexts.answerOf(seller)}</span>
            <time dateTime={answer.at} className="tabular">
              {formatDay(answer.at)}
            </time>
            {answer.edited_at ? <span className="tabular">{reviewTexts.edited(answer.edited_at)}</span> : null}
          </p>
          <p className="mt-1 max-w-prose break-words whitespace-pre-line">{answer.text}</p>
        </div>
      ) : null}
    </>
  )
}

function Pictures({ review: { pictures } }: { review: Words }) {
  const [shown, setShown] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <ul aria-label={reviewTexts.pictures} className="mt-3 flex flex-wrap gap-2">
      {pictures.map(({ id, preview }, at) => (
        <li key={id}>
          <button
            type="button"
            aria-label={reviewTexts.pictureOf(at + 1)}
            onPointerEnter={PictureDialog.preload}
            onFocus={PictureDialog.preload}
            onClick={() => setShown(at)}
            className="block overflow-hidden rounded-md border border-line hover:border-quay"
          >
            <Picture src={preview} alt="" width={80} height={80} className="size-20 object-cover" />
          </button>
        </li>
      ))}
      {shown === undefined ? null : (
        <PictureDialog pictures={pictures} at={shown} onMove={setShown} onClose={() => setShown(undefined)} />
      )}
    </ul>
  )
}

/** Who wrote it, as readers may know. */
export function nameOf({ by, country_code }: Pick<Words, 'by' | 'country_code'>): string {
  return by ?? reviewMessages.verifiedBuyer(country_code)
}
