import { exploreMessages } from '@fairquay/contract/explore/messages.ts'
import { Link } from '@tanstack/react-router'
import { Picture } from '../ui/picture.tsx'
import type { Brand } from './explore-queries.ts'

/** A brand; leads to its goods under its name (docs/product.md#explore). */
export function BrandCard({ brand }: { brand: Brand }) {
  const { id, name, logo, products } = brand
  return (
    <article className="group relative flex h-full flex-col rounded-lg border border-line bg-surface transition-colors hover:border-quay">
      <span className="grid aspect-[3/2] min-h-0 place-items-center overflow-hidden rounded-t-lg bg-white p-4 *:min-h-0">
        {logo ? (
          <Picture src={logo} alt="" width={240} height={120} className="size-full object-contain" />
        ) : (
          <span aria-hidden="true" className="text-3xl font-semibold text-[#0e6b57]">
            {[...name][0]}
          </span>
        )}
      </span>
      <div className="border-t border-line p-3">
        <h2
          className="line-clamp-2 text-[0.9375rem] wrap-anywhere leading-snug font-medium tracking-normal"
          title={name}
        >
          <Link
            to="/products"
            search={{ brand: String(id), title: name }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-quay"
          >
            {name}
          </Link>
        </h2>
        <p className="tabular mt-0.5 text-[0.8125rem] text-faint">{exploreMessages.countProducts(products)}</p>
      </div>
    </article>
  )
}
