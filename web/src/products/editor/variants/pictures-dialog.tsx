import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { SectionProps } from '../section-props.ts'
import { ForWhich } from './for-which.tsx'

type PicturesDialogProps = Pick<SectionProps, 'form' | 'pictures'> & {
  name: string
  images: readonly number[]
  onSet: (images: number[], where: string | null) => void
  onClose: () => void
}

/** Which of the product's pictures show a variant, in the order in which they are chosen. */
export function PicturesDialog({ form, pictures, name, images, onSet, onClose }: PicturesDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>(images)
  const [where, setWhere] = useState<string | null>(null)
  const shown = form.images.filter(({ imageId }, at) => form.images.findIndex((one) => one.imageId === imageId) === at)
  const turn = (id: number) => setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  return (
    <Dialog
      isOpen
      title={say.picturesOf(name)}
      description={shown.length > 0 ? say.picturesHelp : say.noPictures}
      onClose={onClose}
      footer={shown.length > 0 ? <Button onClick={() => onSet([...chosen], where)}>{say.done}</Button> : undefined}
    >
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {shown.map(({ imageId, alt }, at) => {
          const rank = chosen.indexOf(imageId)
          return (
            <li key={imageId}>
              <button
                type="button"
                aria-pressed={rank >= 0}
                aria-label={say.picture(at + 1, alt)}
                onClick={() => turn(imageId)}
                className={joinClasses(
                  'relative block w-full overflow-hidden rounded-md border-2',
                  rank >= 0 ? 'border-quay' : 'border-line hover:border-soft',
                )}
              >
                <Picture
                  src={pictures.get(imageId)?.preview ?? null}
                  alt=""
                  width={1}
                  height={1}
                  className="aspect-square w-full object-cover"
                />
                {rank >= 0 ? (
                  <span className="tabular absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-quay text-xs text-surface">
                    {rank + 1}
                  </span>
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
      {shown.length > 0 ? <ForWhich options={form.options} value={where} onChange={setWhere} /> : null}
    </Dialog>
  )
}
