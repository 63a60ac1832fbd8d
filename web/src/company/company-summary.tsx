import type { Company } from '@fairquay/contract/company/shapes.ts'
import { writeDate } from '@fairquay/contract/company/write-date.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { ClipboardList, Store } from 'lucide-react'
import { Seal } from '../catalogue/seal.tsx'
import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { companyFactsTexts } from './company-facts-texts.ts'
import { companyLook as look } from './company-look.ts'
import { FactTile } from './fact-tile.tsx'
import { companyTexts } from './texts.ts'

/** Who the company is: logo and name, when it was established, how many work there and in what. */
export function CompanySummary({ company }: { company: Company }) {
  return (
    <section aria-label={companyTexts.theCompany}>
      <div className={look.head}>
        <Picture src={company.logo} alt="" width={112} height={112} isPriority className={look.logo} />
        <div className={look.naming}>
          <h1 tabIndex={-1} className={look.name}>
            {company.name}
          </h1>
          <div className={look.place}>
            {[company.city, company.country].filter(Boolean).join(', ')}
            {company.is_verified ? <Seal checks={company.checks} size={17} isNamed /> : null}
          </div>
        </div>
        <div className={look.ways}>
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
      <dl className={look.facts}>
        {company.establishment_date ? (
          <FactTile name={companyFactsTexts.established}>{writeDate(company.establishment_date)}</FactTile>
        ) : null}
        {company.employees === null ? null : (
          <FactTile name={companyFactsTexts.employees}>{formatNumber(company.employees)}</FactTile>
        )}
        {company.get_industries.length > 0 ? (
          <div className={`${look.tile} ${look.industriesTile}`}>
            <dt className={look.factName}>{companyFactsTexts.industries}</dt>
            <dd className={look.industries}>
              {company.get_industries.map(({ industry }) => (
                <Badge key={industry.id} tone="quay">
                  {industry.name}
                </Badge>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
      {company.description ? <p className={look.story}>{company.description}</p> : null}
    </section>
  )
}
