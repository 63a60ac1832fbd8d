import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PictureProps = {
  src: string | null | undefined
  alt: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** The picture people see first: fetched at once, ahead of the others. Everything else waits until it is near. */
  isPriority?: boolean
  className?: string
}

/** A picture that keeps its place from the start and never shows as broken. */
export function Picture({ src, alt, width, height, srcSet, sizes, isPriority = false, className }: PictureProps) {
  const [failedSource, setFailedSource] = useState<string | null>(null)
  if (!src || failedSource === src)
    return (
      <span
        className={joinClasses('grid place-items-center bg-sunken text-faint', className)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <ImageOff size={24} aria-hidden="true" />
        {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
      </span>
    )
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      srcSet={srcSet}
      sizes={sizes}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSource(src)}
      className={className}
    />
  )
}
