import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import { countCertificateSlides } from '@fairquay/contract/company/facts.ts'
import { companyMessages } from '@fairquay/contract/company/messages.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Carousel } from '../ui/carousel.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Picture } from '../ui/picture.tsx'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { companyTexts } from './texts.ts'

const fetchViewer = () => import('../catalogue/zoom-dialog.tsx')
const Viewer = lazyPart(fetchViewer, 'ZoomDialog')

const headingLook = 'text-xl lg:text-2xl'

/** The brands a company sells; each leads to its products. */
export function BrandsSection({ company: { brands } }: { company: Company }) {
  if (brands.length === 0) return null
  return (
    <Carousel
      label={companyMessages.brands}
      slides="[--slides:2.3] min-[480px]:[--slides:3] md:[--slides:4] lg:[--slides:6]"
      heading={<h2 className={headingLook}>{companyMessages.brands}</h2>}
    >
      {brands.map(({ id, name, logo }) => (
        <Link
          key={id}
          to="/products"
          search={{ brand: String(id), title: name }}
          className="group flex h-full flex-col items-center gap-2 rounded-lg border border-line bg-surface p-4 text-center transition-colors hover:border-quay"
        >
          {logo ? (
            <Picture src={logo} alt="" width={120} height={72} className="h-16 w-full object-contain" />
          ) : (
            <span aria-hidden="true" className="grid h-16 place-items-center text-2xl font-semibold text-quay">
              {name.slice(0, 1)}
            </span>
          )}
          <span className="text-sm font-medium group-hover:text-quay">{name}</span>
        </Link>
      ))}
    </Carousel>
  )
}

/** Pictures of the house. Slides by width: 6, under 1024 px 4, under 600 px 3, under 480 px 2 (docs/product.md#company-page). */
export function GallerySection({ company: { images, name } }: { company: Company }) {
  return (
    <ViewedRow
      label={companyMessages.gallery}
      images={images}
      title={name}
      slides="[--slides:2] min-[480px]:[--slides:3] min-[600px]:[--slides:4] lg:[--slides:6]"
      shape="aspect-[4/3] object-cover"
    />
  )
}

const certificateSlides: Record<number, string> = {
  1: 'lg:[--slides:4]',
  2: 'lg:[--slides:4]',
  3: 'lg:[--slides:4]',
  4: 'lg:[--slides:4]',
  5: 'lg:[--slides:5]',
}

/** Certificates and patents, each with its title. */
export function CertificatesSection({ company: { certificates, name } }: { company: Company }) {
  return (
    <ViewedRow
      label={companyMessages.certificates}
      images={certificates}
      title={name}
      slides={`[--slides:2] min-[600px]:[--slides:3] ${certificateSlides[countCertificateSlides(certificates.length)]}`}
      shape="aspect-[3/4] object-contain p-2"
      hasCaptions
    />
  )
}

type ViewedRowProps = {
  label: string
  images: readonly Image[]
  /** What the viewer is called. */
  title: string
  slides: string
  shape: string
  hasCaptions?: boolean
}

/** A row of pictures; pressed, a picture opens large, and arrows lead to the others. */
function ViewedRow({ label, images, title, slides, shape, hasCaptions = false }: ViewedRowProps) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (images.length === 0) return null
  return (
    <>
      <Carousel label={label} slides={slides} heading={<h2 className={headingLook}>{label}</h2>}>
        {images.map((image, index) => (
          <button
            key={image.original}
            type="button"
            aria-label={companyTexts.enlarge(image.alt, index + 1, images.length)}
            onPointerEnter={() => void fetchViewer()}
            onFocus={() => void fetchViewer()}
            onClick={() => {
              setAt(index)
              setOpen(true)
            }}
            className="group block w-full cursor-zoom-in rounded-lg text-left"
          >
            <span className="block overflow-hidden rounded-lg border border-line bg-surface">
              <SizedPicture
                image={image}
                sizes="(min-width: 1024px) 220px, 45vw"
                alt=""
                className={`${shape} w-full transition-transform duration-180 group-hover:scale-[1.02]`}
              />
            </span>
            {hasCaptions ? <span className="mt-2 block text-sm text-soft">{image.alt}</span> : null}
          </button>
        ))}
      </Carousel>
      {isOpen === null ? null : (
        <Suspense fallback={null}>
          <Viewer
            images={images}
            name={images[at]?.alt || title}
            at={at}
            isOpen={isOpen}
            onMove={(index) => setAt(Math.max(0, Math.min(images.length - 1, index)))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
