import { sellersProducts } from '@fairquay/contract/catalogue/address.ts'
import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { cutCompanyName } from '@fairquay/contract/catalogue/wording.ts'
import type { CompanyCard as Company } from '@fairquay/contract/company/shapes.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { CutText } from '../../ui/cut-text.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SizedPicture } from '../../ui/sized-picture.tsx'
import { cardTexts } from './texts.ts'

const shownIndustries = 2

/** A seller: who it is, what it works in, a look at its goods and the way to all of them. */
export function CompanyCard({ company }: { company: Company }) {
  const { name, slug, city, country } = company
  const industries = company.get_industries.map(({ industry }) => industry.name)
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <Picture
          src={company.logo}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-md border border-line object-contain"
        />
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 text-base tracking-normal">
            <Link
              to="/showroom/$slug"
              params={{ slug }}
              title={name}
              className="min-h-6 truncate rounded-sm leading-6 hover:text-quay hover:underline"
            >
              <CutText name={name} cut={cutCompanyName(name)} />
            </Link>
            {company.is_verified ? (
              <span title={cardTexts.verifiedSeller} className="shrink-0 text-quay">
                <BadgeCheck size={16} aria-hidden="true" />
                <span className="sr-only">{cardTexts.verifiedSeller}</span>
              </span>
            ) : null}
          </h2>
          <p className="truncate text-sm text-soft">{[city, country].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {industries.length > 0 ? (
        <ul aria-label={cardTexts.industries} className="mt-3 flex flex-wrap gap-1">
          {industries.slice(0, shownIndustries).map((industry) => (
            <li key={industry}>
              <Badge>{industry}</Badge>
            </li>
          ))}
          {industries.length > shownIndustries ? (
            <li>
              <Badge>
                <span title={industries.slice(shownIndustries).join(', ')}>+{industries.length - shownIndustries}</span>
              </Badge>
            </li>
          ) : null}
        </ul>
      ) : null}
      <p className="mt-3 line-clamp-2 text-sm text-soft">{company.description}</p>
      <ul aria-label={cardTexts.productsOf(name)} className="mt-auto grid grid-cols-4 gap-2 pt-4">
        {company.products.slice(0, 3).map((product) => (
          <li key={product.slug}>
            <Link
              to="/product/$slug"
              params={{ slug: product.slug }}
              aria-label={product.name}
              title={product.name}
              className="block aspect-square overflow-hidden rounded-md bg-sunken"
            >
              <SizedPicture image={product.get_main_image} sizes="90px" alt="" className="size-full object-cover" />
            </Link>
          </li>
        ))}
        {company.products.length >= 3 ? (
          <li aria-hidden="true" className="grid place-items-center text-lg text-faint">
            …
          </li>
        ) : null}
      </ul>
      <LinkButton to="/products" search={sellersProducts(company)} tone="secondary" className="mt-4">
        {catalogueMessages.viewProducts}
        <span className="tabular font-normal text-faint">{formatNumber(company.total_products)}</span>
        <span className="sr-only">: {name}</span>
      </LinkButton>
    </article>
  )
}
