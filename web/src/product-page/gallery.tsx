import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { productLook } from './product-look.ts'
import { productPageTexts } from './texts.ts'

const fetchZoom = () => import('../catalogue/zoom-dialog.tsx')
const ZoomDialog = lazyPart(fetchZoom, 'ZoomDialog')

/** A product's pictures: swiped, walked with the arrow keys or chosen by thumbnail; pressed, the picture opens large. */
export function Gallery({
  images,
  name,
  wanted,
}: {
  images: readonly Image[]
  name: string
  /** The picture of the option that was chosen; it is shown when another one is chosen. */
  wanted: number | undefined
}) {
  const row = useRef<HTMLUListElement>(null)
  // Where a press is scrolling to: the pictures passed on the way are not looked at.
  const goal = useRef<number | null>(null)
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState<boolean | null>(null)
  const count = images.length

  function show(index: number) {
    const next = Math.max(0, Math.min(count - 1, index))
    const list = row.current
    goal.current = next
    list?.scrollTo({ left: next * list.clientWidth })
    setAt(next)
  }

  useWanted(wanted, show)

  function steer(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(event.key === 'ArrowRight' ? at + 1 : at - 1)
  }

  if (count === 0)
    return <SizedPicture image={null} sizes="50vw" alt={name} className="aspect-square w-full rounded-lg" />
  return (
    <section aria-label={productPageTexts.pictures} onKeyDown={steer}>
      <div className={productLook.frame}>
        <ul
          ref={row}
          onPointerDown={() => {
            goal.current = null
          }}
          onScroll={(event) => {
            const list = event.currentTarget
            const passed = Math.round(list.scrollLeft / Math.max(1, list.clientWidth))
            if (goal.current === passed) goal.current = null
            if (goal.current === null) setAt(passed)
          }}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <li key={image.original} className="w-full shrink-0 snap-start" inert={index !== at}>
              <button
                type="button"
                aria-label={productPageTexts.enlarge(index + 1, count)}
                onPointerEnter={() => void fetchZoom()}
                onFocus={() => void fetchZoom()}
                onClick={() => setZoomed(true)}
                className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <SizedPicture
                  image={image}
                  sizes={pictureSizes.product}
                  alt={image.alt || name}
                  isPriority={index === 0}
                  className={productLook.picture}
                />
              </button>
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 top-3 grid size-9 place-items-center rounded-full bg-surface/90 text-soft"
        >
          <ZoomIn size={18} />
        </span>
        {count > 1 ? <StepButtons at={at} count={count} onShow={show} /> : null}
      </div>
      {count > 1 ? <Thumbnails images={images} at={at} onShow={show} /> : null}
      {isZoomed === null ? null : (
        <Suspense fallback={null}>
          <ZoomDialog
            images={images}
            name={name}
            at={at}
            isOpen={isZoomed}
            onMove={show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** A choice moves the pictures once; what the person looks at afterwards is theirs. */
function useWanted(wanted: number | undefined, show: (index: number) => void): void {
  const [shown, setShown] = useState(wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves them
  useEffect(() => {
    if (wanted === shown) return
    setShown(wanted)
    if (wanted !== undefined) show(wanted)
  }, [wanted])
}

function StepButtons({ at, count, onShow }: { at: number; count: number; onShow: (index: number) => void }) {
  return (
    <div className="absolute inset-x-3 bottom-3 flex justify-between">
      <IconButton
        label={productPageTexts.previousPicture}
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        disabled={at === 0}
        onClick={() => onShow(at - 1)}
        className="rounded-full! bg-surface/90"
      />
      <IconButton
        label={productPageTexts.nextPicture}
        icon={<ChevronRight size={20} aria-hidden="true" />}
        disabled={at === count - 1}
        onClick={() => onShow(at + 1)}
        className="rounded-full! bg-surface/90"
      />
    </div>
  )
}

type ThumbnailsProps = { images: readonly Image[]; at: number; onShow: (index: number) => void }

function Thumbnails({ images, at, onShow }: ThumbnailsProps) {
  return (
    <ul className={productLook.thumbnails} aria-label={productPageTexts.allPictures}>
      {images.map((image, index) => (
        <li key={image.original}>
          <button
            type="button"
            aria-label={productPageTexts.picture(index + 1)}
            aria-current={index === at}
            onClick={() => onShow(index)}
            className={joinClasses(
              productLook.thumbnail,
              index === at ? 'border-quay ring-1 ring-quay' : 'border-line hover:border-edge',
            )}
          >
            <img src={image.preview} alt="" width={72} height={72} loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
