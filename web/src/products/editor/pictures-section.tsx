import { most } from '@fairquay/contract/catalogue/draft-rules.ts'
import { keepPictures } from '@fairquay/contract/products/change-options.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { ImageUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { SectionProps } from './section-props.ts'
import { editorTexts } from './texts.ts'
import { UploadRow } from './upload-row.tsx'
import { fieldId } from './use-product-form.ts'

/** The pictures in their order; files are dropped or chosen, tiles dragged or moved by their arrows. */
export function PicturesSection({ form, faults, change, pictures, uploads }: SectionProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [moved, setMoved] = useState('')
  const helpId = useId()
  const { images } = form
  const room = most.images - images.length - uploads.uploads.length

  function move(from: number, to: number) {
    if (to < 0 || to >= images.length || from === to) return
    change((now) => {
      const next = [...now.images]
      next.splice(to, 0, ...next.splice(from, 1))
      return { images: next }
    })
    setMoved(say.pictureMoved(to + 1))
  }

  return (
    <>
      <DropZone room={room} isMoving={dragged !== null} helpId={helpId} onFiles={uploads.add} />
      <FieldNote id={helpId} help={say.picturesHelp} error={faults.images} />
      {uploads.uploads.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
          ))}
        </ul>
      ) : null}
      {images.length > 0 ? (
        <ul aria-label={editorTexts.pictures} className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {images.map(({ imageId, alt }, at) => (
            <PictureTile
              // The same picture may stand there twice.
              key={`${imageId} ${images.slice(0, at).filter((other) => other.imageId === imageId).length}`}
              at={at}
              count={images.length}
              alt={alt}
              fault={faults[`images.${at}.alt`]}
              source={pictures.get(imageId)?.medium ?? null}
              isDragged={dragged === at}
              onAlt={(text) =>
                change((now) => ({
                  images: now.images.map((image, index) => (index === at ? { ...image, alt: text } : image)),
                }))
              }
              onMove={(to) => move(at, to)}
              onRemove={() => {
                change((now) => {
                  const left = now.images.filter((_, index) => index !== at)
                  return { images: left, ...keepPictures(now, left) }
                })
                document.getElementById(fieldId('images'))?.focus()
              }}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(null)}
              onDropHere={() => {
                if (dragged !== null) move(dragged, at)
                setDragged(null)
              }}
            />
          ))}
        </ul>
      ) : null}
      <div role="status">
        <VisuallyHidden>{moved}</VisuallyHidden>
      </div>
    </>
  )
}

type DropZoneProps = {
  /** So many more pictures may come. */
  room: number
  /** One of the pictures that are there is being dragged. */
  isMoving: boolean
  helpId: string
  onFiles: (files: File[]) => void
}

function DropZone({ room, isMoving, helpId, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: Iterable<File>) => onFiles([...files].slice(0, Math.max(0, room)))

  function drop(event: DragEvent) {
    setOver(false)
    if (isMoving || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way beside the button, which everybody reaches
    <div
      onDragOver={(event) => {
        if (isMoving) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-md border border-dashed px-4 py-5 text-center transition-colors',
        isOver ? 'border-quay bg-tint' : 'border-edge',
      )}
    >
      <ImageUp size={22} aria-hidden="true" className="text-faint" />
      <span className="text-soft max-sm:hidden">{say.dropPictures}</span>
      <Button
        id={fieldId('images')}
        tone="secondary"
        size="small"
        aria-describedby={helpId}
        disabled={room <= 0}
        onClick={() => input.current?.click()}
      >
        {say.choosePictures}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-label={say.choosePictures}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files ?? [])
          event.target.value = ''
        }}
      />
    </div>
  )
}
