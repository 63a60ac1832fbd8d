import type { WaitingCompany } from '@fairquay/contract/admin/endpoints.ts'
import type { ReactNode } from 'react'
import { adminTexts } from './texts.ts'

type GivenFactsProps = Pick<WaitingCompany, 'company' | 'person'>

/** What a company told us when it registered. */
export function GivenFacts({ company, person }: GivenFactsProps) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact name={adminTexts.address}>
        {[company.address, company.city, company.country].filter(Boolean).join(', ')}
      </Fact>
      <Fact name={adminTexts.website}>
        {company.website ? (
          <a
            href={company.website}
            target="_blank"
            rel="noreferrer nofollow"
            className="break-all text-quay underline underline-offset-4"
          >
            {company.website}
          </a>
        ) : null}
      </Fact>
      <Fact name={adminTexts.registrationNumber}>{company.registration_number}</Fact>
      <Fact name={adminTexts.taxNumber}>{company.tax_number}</Fact>
      <Fact name={adminTexts.contact}>
        {person.first_name} {person.last_name}
      </Fact>
      <Fact name={adminTexts.emailAndPhone}>
        <a href={`mailto:${person.email}`} className="break-all text-quay underline underline-offset-4">
          {person.email}
        </a>
        <br />
        <span className="tabular">
          {person.phone_code} {person.phone}
        </span>
      </Fact>
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="break-words">{children || <span className="text-faint">{adminTexts.notGiven}</span>}</dd>
    </div>
  )
}
