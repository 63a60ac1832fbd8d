import { companyMessages } from '@fairquay/contract/company/messages.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { Globe, Mail, MapPin, Phone, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlacesMap } from './places-map.tsx'
import { companyTexts } from './texts.ts'

/** How the company is reached and where it is. The first person of the company is the contact (docs/product.md#company-page). */
export function ContactSection({ company }: { company: Company }) {
  const person = company.get_user[0]
  const phone = person?.phone ? `${writeDialCode(person.phone_code)}${person.phone}` : ''
  const address = [company.address, company.town, company.country].filter((line) => line !== '')
  return (
    <section aria-labelledby="contacts-heading">
      <h2 id="contacts-heading" className="mb-5 text-xl lg:text-2xl">
        {companyMessages.contacts}
      </h2>
      <div className="grid gap-x-12 gap-y-8 rounded-lg border border-line bg-surface p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="grid content-start gap-5 sm:grid-cols-2">
          {person ? (
            <Entry name={companyTexts.contactPerson} icon={<User size={18} aria-hidden="true" />}>
              {person.first_name} {person.last_name}
            </Entry>
          ) : null}
          {phone ? (
            <Entry name={companyTexts.phone} icon={<Phone size={18} aria-hidden="true" />}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkLook}>
                {phone}
              </a>
            </Entry>
          ) : null}
          {company.website ? (
            <Entry name={companyTexts.website} icon={<Globe size={18} aria-hidden="true" />}>
              <a href={company.website} target="_blank" rel="noopener noreferrer nofollow" className={linkLook}>
                {company.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </a>
            </Entry>
          ) : null}
          {company.email ? (
            <Entry name={companyTexts.email} icon={<Mail size={18} aria-hidden="true" />}>
              <a href={`mailto:${company.email}`} className={linkLook}>
                {company.email}
              </a>
            </Entry>
          ) : null}
          {address.length > 0 ? (
            <Entry name={companyTexts.address} icon={<MapPin size={18} aria-hidden="true" />}>
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Entry>
          ) : null}
        </dl>
        <PlacesMap companyId={company.id} />
      </div>
    </section>
  )
}

const linkLook = 'inline-flex min-h-6 items-center rounded-sm break-all text-quay hover:underline'

function writeDialCode(code: string): string {
  const digits = code.replace(/\D/g, '')
  return digits ? `+${digits} ` : ''
}

function Entry({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-3 text-sm text-faint">
        {icon}
        {name}
      </dt>
      <dd className="pl-[1.875rem]">{children}</dd>
    </div>
  )
}
