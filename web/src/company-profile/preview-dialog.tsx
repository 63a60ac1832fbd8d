import { writeTown } from '@fairquay/contract/address-lines.ts'
import type { Image } from '@fairquay/contract/catalogue/shapes.ts'
import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { tidyProfile } from '@fairquay/contract/company/profile-rules.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { CompanySummary } from '../company/company-summary.tsx'
import { BrandsSection, CertificatesSection, GallerySection } from '../company/picture-sections.tsx'
import { PresenceSection } from '../company/presence-section.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { ProfileState } from './use-profile-form.ts'

/** The company page as it would be with what is typed now, and the ways to the pages as they are. */
export function PreviewDialog({
  state,
  isOpen,
  onClose,
}: {
  state: ProfileState
  isOpen: boolean
  onClose: () => void
}) {
  const params = { slug: state.stored.slug }
  const company = toCompany(state)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={say.previewTitle}
      footer={
        <>
          <LinkButton to="/showroom/$slug" params={params} tone="secondary">
            {say.openShowroom}
          </LinkButton>
          <LinkButton to="/company/$slug" params={params} tone="secondary">
            {say.openFacts}
          </LinkButton>
        </>
      }
    >
      <div className="space-y-10 py-2">
        <CompanySummary company={company} />
        <PresenceSection company={company} />
        <BrandsSection company={company} />
        <GallerySection company={company} />
        <CertificatesSection company={company} />
      </div>
    </Dialog>
  )
}

/** The company as its page gets it, of what is typed. */
function toCompany({ stored, draft, pictures }: ProfileState): Company {
  const form: CompanyForm = tidyProfile(draft)
  const country = findCountry(form.country)?.name ?? ''
  const show = (list: CompanyForm['gallery']): Image[] =>
    list.flatMap(({ imageId, title }) => {
      const addresses = pictures.get(imageId)
      return addresses ? [{ ...addresses, width: 800, height: 600, alt: title || form.name }] : []
    })
  const names = new Map(stored.choices.industries.map(({ id, name }) => [id, name]))
  return {
    id: stored.id,
    name: form.name,
    slug: stored.slug,
    logo: (form.logoImageId !== null && pictures.get(form.logoImageId)?.medium) || null,
    images: show(form.gallery),
    certificates: show(form.certificates),
    description: form.description,
    bannerImage: null,
    bannerTitle: null,
    bannerSubTitle: null,
    establishment_date: form.establishedOn || null,
    employees: form.employees,
    ownership: form.ownership || null,
    turnover: form.turnover,
    export: form.exportPercent,
    website: form.website || null,
    address: form.address,
    city: form.city,
    country,
    country_code: form.country,
    zip: form.zip,
    town: writeTown({ zip: form.zip, city: form.city, country: form.country }),
    email: form.email || null,
    is_verified: false,
    checks: [],
    export_countries: JSON.stringify({ exportCountries: form.exportCountries.map((shortCode) => ({ shortCode })) }),
    locations: [],
    get_industries: form.industries.map((id) => ({ industry: { id, name: names.get(id) ?? '', icon: '' } })),
    brands: form.brands.map((name, id) => ({ id, name, logo: null })),
    products: [],
    total_products: 0,
    get_user: [],
    get_branches: [],
  }
}
