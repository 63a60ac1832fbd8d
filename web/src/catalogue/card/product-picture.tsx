import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import { Picture } from '../../ui/picture.tsx'

type ProductPictureProps = {
  image: Image | null
  /** Width on the screen, as the `sizes` of an img. */
  sizes: string
  alt?: string
  isPriority?: boolean
  className?: string
}

/** One of a product's pictures, in the size that suits the screen. A drawing has one file for all sizes. */
export function ProductPicture({ image, sizes, alt, isPriority = false, className }: ProductPictureProps) {
  if (!image) return <Picture src={null} alt={alt ?? ''} width={1} height={1} className={className} />
  const hasSizes = image.preview !== image.medium
  return (
    <Picture
      src={image.medium}
      srcSet={
        hasSizes
          ? `${image.preview} ${Math.min(320, image.width)}w, ${image.medium} ${Math.min(800, image.width)}w, ${image.original} ${image.width}w`
          : undefined
      }
      sizes={hasSizes ? sizes : undefined}
      alt={alt ?? image.alt}
      width={image.width}
      height={image.height}
      isPriority={isPriority}
      className={className}
    />
  )
}
