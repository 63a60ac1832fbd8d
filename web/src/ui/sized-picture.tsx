import { Picture } from './picture.tsx'
import { type SizedImage, sourceOf } from './picture-source.ts'

type SizedPictureProps = {
  image: SizedImage | null
  /** Width on the screen, as the `sizes` of an img. */
  sizes: string
  alt?: string
  isPriority?: boolean
  className?: string
}

/** A stored picture, in the size that suits the screen. */
export function SizedPicture({ image, sizes, alt, isPriority = false, className }: SizedPictureProps) {
  if (!image) return <Picture src={null} alt={alt ?? ''} width={1} height={1} className={className} />
  return <Picture {...sourceOf(image, sizes)} alt={alt ?? image.alt} isPriority={isPriority} className={className} />
}
