import { useState } from 'react'

/** A country's flag beside its name; a flag nobody has drawn leaves its place empty. */
export function Flag({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <span className="h-[15px] w-5" />
  return (
    <img
      src={src}
      alt=""
      width={20}
      height={15}
      loading="lazy"
      onError={() => setMissing(true)}
      className="rounded-[2px]"
    />
  )
}
