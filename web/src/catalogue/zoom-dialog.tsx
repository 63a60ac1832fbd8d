import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { catalogueTexts } from './texts.ts'

type ZoomDialogProps = {
  images: readonly Image[]
  name: string
  at: number
  isOpen: boolean
  onMove: (index: number) => void
  onClose: () => void
}

/** One picture as large as the screen allows; arrows lead to the others. */
export function ZoomDialog({ images, name, at, isOpen, onMove, onClose }: ZoomDialogProps) {
  useEffect(() => {
    if (!isOpen) return
    const steer = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') onMove(at + 1)
      if (event.key === 'ArrowLeft') onMove(at - 1)
    }
    // Caught on the way down: the dialog keeps the keys it knows to itself.
    window.addEventListener('keydown', steer, { capture: true })
    return () => window.removeEventListener('keydown', steer, { capture: true })
  }, [isOpen, at, onMove])
  const image = images[at]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      width="wide"
      coversPage
      footer={
        images.length > 1 ? (
          <div className="flex w-full items-center justify-center gap-4">
            <IconButton
              label={catalogueTexts.previousPicture}
              icon={<ChevronLeft size={20} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <span role="status" className="tabular text-soft">
              {catalogueTexts.pictureAt(at + 1, images.length)}
            </span>
            <IconButton
              label={catalogueTexts.nextPicture}
              icon={<ChevronRight size={20} aria-hidden="true" />}
              disabled={at === images.length - 1}
              onClick={() => onMove(at + 1)}
            />
          </div>
        ) : undefined
      }
    >
      {image ? (
        <Picture
          src={image.original}
          alt={image.alt || name}
          width={image.width}
          height={image.height}
          isPriority
          className="mx-auto max-h-[68dvh] w-full object-contain"
        />
      ) : null}
    </Dialog>
  )
}
