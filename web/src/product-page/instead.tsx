import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cardsQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Picture } from '../ui/picture.tsx'
import { productPageTexts } from './texts.ts'

/** What a seller offers in place of a product that is out of stock. */
export function Instead({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(cardsQuery(ids, useViewerKind()))
  if (!data || data.length === 0) return null
  return (
    <section aria-label={productPageTexts.replacements} className="mt-5 rounded-lg bg-tint p-4">
      <h2 className="text-base font-semibold">{productPageTexts.replacements}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {data.map(({ id, slug, name, get_main_image: image }) => (
          <li key={id}>
            <Link
              to="/product/$slug"
              params={{ slug }}
              className="flex min-h-12 items-center gap-3 rounded-md text-quay hover:underline"
            >
              <Picture
                src={image?.preview ?? null}
                alt=""
                width={40}
                height={40}
                className="size-10 shrink-0 rounded-md object-cover"
              />
              <span className="line-clamp-2">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
