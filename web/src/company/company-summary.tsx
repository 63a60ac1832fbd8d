import { writeDate } from '@fairquay/contract/company/facts.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { ClipboardList, Store } from 'lucide-react'
import { Seal } from '../catalogue/seal.tsx'
import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { FactTile } from './fact-tile.tsx'
import { companyTexts } from './texts.ts'

/** Who the company is: logo and name, when it was established, how many work there and in what. */
export function CompanySummary({ company }: { company: Company }) {
  return (
    <section aria-label={companyTexts.theCompany}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Picture
          src={company.logo}
          alt=""
          width={112}
          height={112}
          isPriority
          className="size-20 shrink-0 rounded-lg border border-line bg-surface object-contain sm:size-28"
        />
        <div className="min-w-0 grow basis-52">
          <h1 tabIndex={-1} className="text-2xl text-pretty sm:text-3xl">
            {company.name}
          </h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            {[company.city, company.country].filter(Boolean).join(', ')}
            {company.is_verified ? <Seal checks={company.checks} size={17} isNamed /> : null}
          </div>
        </div>
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <LinkButton
            to="/showroom/$slug"
            params={{ slug: company.slug }}
            icon={<Store size={16} aria-hidden="true" />}
            className="grow"
          >
            {companyTexts.sellerCatalogue}
          </LinkButton>
          <LinkButton
            to="/shop/$slug"
            params={{ slug: company.slug }}
            tone="secondary"
            icon={<ClipboardList size={16} aria-hidden="true" />}
            className="grow"
          >
            {companyTexts.orderPad}
          </LinkButton>
        </div>
      </div>
      <dl className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_2fr]">
        {company.establishment_date ? (
          <FactTile name={companyTexts.established}>{writeDate(company.establishment_date)}</FactTile>
        ) : null}
        {company.employees === null ? null : (
          <FactTile name={companyTexts.employees}>{formatNumber(company.employees)}</FactTile>
        )}
        {company.get_industries.length > 0 ? (
          <div className="rounded-lg border border-line bg-surface col-span-2 px-4 py-3 lg:col-span-1">
            <dt className="text-sm text-faint">{companyTexts.industries}</dt>
            <dd className="mt-1.5 flex flex-wrap gap-1.5">
              {company.get_industries.map(({ industry }) => (
                <Badge key={industry.id} tone="quay">
                  {industry.name}
                </Badge>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
      {company.description ? (
        <p className="mt-7 max-w-3xl whitespace-pre-line text-base leading-relaxed text-soft">{company.description}</p>
      ) : null}
    </section>
  )
}
