import { sellersProducts } from '@fairquay/contract/catalogue/address.ts'
import type { productCompany } from '@fairquay/contract/catalogue/endpoints.ts'
import type { ShortRating } from '@fairquay/contract/catalogue/rating.ts'
import { Link } from '@tanstack/react-router'
import type { Static } from 'typebox'
import { Seal } from '../catalogue/seal.tsx'
import { SellerRating } from '../reviews/seller-rating.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { productPageTexts } from './texts.ts'

type SupplierBlockProps = { company: Static<typeof productCompany>; rating: ShortRating }

/** Who sells it, and the ways to everything else of theirs. */
export function SupplierBlock({ company, rating }: SupplierBlockProps) {
  const facts = [
    [company.city, company.country].filter(Boolean).join(', '),
    company.establishment_date ? productPageTexts.since(company.establishment_date.slice(0, 4)) : '',
    company.employees ? productPageTexts.employees(company.employees) : '',
  ].filter(Boolean)
  return (
    <section aria-label={productPageTexts.supplier} className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <Picture
          src={company.logo}
          alt=""
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-md border border-line object-contain"
        />
        <div className="min-w-0">
          <div className="flex items-center gap-1.5">
            <Link
              to="/showroom/$slug"
              params={{ slug: company.slug }}
              className="min-h-6 truncate rounded-sm font-semibold hover:text-quay hover:underline"
            >
              {company.name}
            </Link>
            {company.is_verified ? <Seal checks={company.checks} size={17} /> : null}
          </div>
          <p className="text-sm text-soft">{facts.join(' · ')}</p>
          <SellerRating slug={company.slug} rating={rating} />
        </div>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <LinkButton to="/company/$slug" params={{ slug: company.slug }} tone="secondary">
          {productPageTexts.companyFacts}
        </LinkButton>
        <LinkButton to="/products" search={sellersProducts(company)} tone="secondary">
          {productPageTexts.allProducts}
        </LinkButton>
      </div>
    </section>
  )
}
