import type { ShownReview } from '@fairquay/contract/reviews/shapes.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { reviewTexts } from './texts.ts'

type PictureDialogProps = {
  pictures: ShownReview['pictures']
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

/** One picture of a review as large as the screen allows. */
export function PictureDialog({ pictures, at, onMove, onClose }: PictureDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={reviewTexts.pictures}
      width="wide"
      coversPage
      footer={
        pictures.length > 1 ? (
          <div className="flex w-full items-center justify-center gap-4">
            <IconButton
              label={reviewTexts.pictureOf(Math.max(1, at))}
              icon={<ChevronLeft size={20} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <span role="status" className="tabular text-soft">
              {reviewTexts.pictureAt(at + 1, pictures.length)}
            </span>
            <IconButton
              label={reviewTexts.pictureOf(Math.min(pictures.length, at + 2))}
              icon={<ChevronRight size={20} aria-hidden="true" />}
              disabled={at === pictures.length - 1}
              onClick={() => onMove(at + 1)}
            />
          </div>
        ) : undefined
      }
    >
      {/* Its size is not known: the room is kept for it. */}
      <Picture
        key={at}
        src={pictures[at]?.original}
        alt={reviewTexts.pictureOf(at + 1)}
        width={4}
        height={3}
        isPriority
        className="mx-auto h-[60dvh] w-full object-contain"
      />
    </Dialog>
  )
}
