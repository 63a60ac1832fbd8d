import { ImageOff } from 'lucide-react'

/** A product's picture in a row of a list, or the place of one. */
export function Thumbnail({ src }: { src: string | null }) {
  return src ? (
    <img src={src} alt="" width={36} height={36} loading="lazy" className="size-9 shrink-0 rounded-md object-cover" />
  ) : (
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-faint">
      <ImageOff size={16} aria-hidden="true" />
    </span>
  )
}
