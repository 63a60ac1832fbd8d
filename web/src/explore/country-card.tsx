import { exploreMessages } from '@fairquay/contract/explore/messages.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Country } from './explore-queries.ts'

/** A country goods come from; one without goods leads nowhere yet. */
export function CountryCard({ country, headingLevel = 3 }: { country: Country; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const { name, icon, products, isAvailable } = country
  return (
    <article className="group relative flex h-full flex-col rounded-lg border border-line bg-surface p-3 transition-colors has-[a:hover]:border-quay md:p-4">
      <FlagPicture src={icon} isFaded={!isAvailable} />
      <Heading className="mt-3 text-[0.9375rem] leading-snug font-medium tracking-normal">
        {isAvailable ? (
          <Link
            to="/products"
            search={{ country: name, page: 1 }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-quay"
          >
            {name}
          </Link>
        ) : (
          <span className="text-soft">{name}</span>
        )}
      </Heading>
      <p className="tabular mt-0.5 text-[0.8125rem] text-faint">
        {isAvailable ? exploreMessages.countProducts(products) : exploreMessages.noProducts}
      </p>
    </article>
  )
}

function FlagPicture({ src, isFaded }: { src: string; isFaded: boolean }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span
      className={`block aspect-[4/3] w-full max-w-20 overflow-hidden rounded-md bg-sunken ring-1 ring-line ${isFaded ? 'opacity-45 grayscale' : ''}`}
    >
      {isMissing ? null : (
        <img
          src={src}
          alt=""
          width={80}
          height={60}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
