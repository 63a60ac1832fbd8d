import { mostReviewPictures } from '@fairquay/contract/reviews/shapes.ts'
import { ImagePlus, X } from 'lucide-react'
import { useId } from 'react'
import { buttonLook } from '../ui/button-look.ts'
import { FieldNote } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ReviewValues } from './review-form.ts'
import { reviewTexts } from './texts.ts'
import type { useReviewPictures } from './use-review-pictures.ts'

type PictureFieldsProps = {
  pictures: ReviewValues['pictures']
  uploading: ReturnType<typeof useReviewPictures>
  error: string | undefined
  onRemove: (id: number) => void
}

/** Pictures of what came: chosen, or taken with the phone's camera. */
export function PictureFields({ pictures, uploading, error, onRemove }: PictureFieldsProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{reviewTexts.addPictures}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {pictures.map((picture, at) => (
          <li key={picture.id} className="relative">
            <Picture
              src={picture.preview}
              alt=""
              width={96}
              height={96}
              className="size-24 rounded-md border border-line object-cover"
            />
            <span className="absolute top-1 right-1 rounded-full bg-surface">
              <IconButton
                size="small"
                label={reviewTexts.removePicture(at + 1)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => onRemove(picture.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-1 flex flex-col gap-1 empty:hidden">
        {uploading.uploads.map(({ key, name, part, sentence }) => (
          <li key={key} className="flex items-center justify-between gap-2 rounded-md border border-line pl-3 text-sm">
            <span className={sentence ? 'min-w-0 text-brick' : 'min-w-0 truncate text-soft'}>
              {sentence ? `${name}: ${sentence}` : reviewTexts.sendingPicture(name, part)}
            </span>
            {sentence ? (
              <IconButton
                size="small"
                label={reviewTexts.removeFile(name)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => uploading.remove(key)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {uploading.room > 0 ? (
        <label className={buttonLook('secondary', 'medium', 'mt-2 cursor-pointer focus-within:outline-2')}>
          <ImagePlus size={17} aria-hidden="true" />
          {reviewTexts.attach}
          <input
            id={id}
            type="file"
            multiple
            accept="image/png,image/jpeg,image/webp,image/avif"
            className="sr-only"
            onChange={(event) => {
              uploading.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
      ) : null}
      <div className="mt-1.5">
        <FieldNote id={`${id}-note`} error={error} help={reviewTexts.picturesHelp(mostReviewPictures)} />
      </div>
    </fieldset>
  )
}
