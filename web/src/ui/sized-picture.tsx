import { Picture } from './picture.tsx'

/** Addresses of one stored picture in three sizes; `width` and `height` are the original's. */
type SizedImage = { preview: string; medium: string; original: string; width: number; height: number; alt: string }

type SizedPictureProps = {
  image: SizedImage | null
  /** Width on the screen, as the `sizes` of an img. */
  sizes: string
  alt?: string
  isPriority?: boolean
  className?: string
}

/** A stored picture, in the size that suits the screen. A drawing has one file for all sizes. */
export function SizedPicture({ image, sizes, alt, isPriority = false, className }: SizedPictureProps) {
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
