import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

type PictureTileProps = {
  at: number
  count: number
  alt: string
  fault: string | undefined
  source: string | null
  isDragged: boolean
  onAlt: (text: string) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
}

export function PictureTile(props: PictureTileProps) {
  const { at, count, alt, fault, source, isDragged, onAlt, onMove, onRemove } = props
  const tile = useRef<HTMLLIElement>(null)
  // At an end its arrow cannot be pressed any more; the other one takes the focus.
  const moveBy = (step: number) => {
    onMove(at + step)
    const isLast = at + step === 0 || at + step === count - 1
    if (isLast) requestAnimationFrame(() => tile.current?.querySelector<HTMLElement>('button:enabled')?.focus())
  }
  return (
    <li
      ref={tile}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        props.onDragStart()
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        props.onDropHere()
      }}
      className={joinClasses('rounded-md border border-line bg-surface', isDragged && 'opacity-50')}
    >
      <div className="relative">
        <Picture src={source} alt="" width={4} height={3} className="aspect-[4/3] w-full rounded-t-md object-cover" />
        {at === 0 ? (
          <Badge tone="quay" className="absolute top-2 left-2">
            {say.mainPicture}
          </Badge>
        ) : null}
      </div>
      <div className="flex justify-between px-1 pt-1">
        <span className="flex">
          <IconButton
            size="small"
            label={say.pictureEarlier(at + 1)}
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => moveBy(-1)}
          />
          <IconButton
            size="small"
            label={say.pictureLater(at + 1)}
            icon={<ArrowRight size={16} aria-hidden="true" />}
            disabled={at === count - 1}
            onClick={() => moveBy(1)}
          />
        </span>
        <IconButton
          size="small"
          label={say.pictureRemove(at + 1)}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="p-2 pt-1">
        <TextField
          id={fieldId(`images.${at}.alt`)}
          label={say.pictureAlt(at + 1)}
          isLabelHidden
          placeholder={editorTexts.pictureHint}
          value={alt}
          error={fault}
          onChange={(event) => onAlt(event.target.value)}
          maxLength={300}
          autoComplete="off"
        />
      </div>
    </li>
  )
}
