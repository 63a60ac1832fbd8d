import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SizedPicture } from '../../ui/sized-picture.tsx'
import { cardTexts } from './texts.ts'

type CardPicturesProps = { product: Product; most: number; isPriority: boolean }

/** A list card's picture, which leads to the product; below it, where there is more to see, the others to choose from. */
export function CardPictures({ product, most, isPriority }: CardPicturesProps) {
  const images = product.get_all_images.slice(0, most)
  const [at, setAt] = useState(0)
  return (
    <div className="self-start">
      <Link
        to="/product/$slug"
        params={{ slug: product.slug }}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block aspect-square overflow-hidden rounded-md bg-sunken"
      >
        <SizedPicture
          image={images[at] ?? product.get_main_image}
          sizes="(min-width: 576px) 180px, 104px"
          alt=""
          isPriority={isPriority}
          className="size-full object-cover"
        />
      </Link>
      {images.length > 1 ? (
        <ul aria-label={cardTexts.picturesOf(product.name)} className="mt-1.5 grid grid-cols-4 gap-0.5 sm:gap-1.5">
          {images.map((image, index) => (
            <li key={image.original}>
              <button
                type="button"
                aria-label={cardTexts.picture(index + 1)}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className={joinClasses(
                  'block aspect-square min-h-6 w-full overflow-hidden rounded-sm border bg-sunken transition-colors',
                  index === at ? 'border-quay' : 'border-line hover:border-edge',
                )}
              >
                <img
                  src={image.preview}
                  alt=""
                  width={40}
                  height={40}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
