import { companyMessages } from '@fairquay/contract/company/messages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { companyLook } from '../company/company-look.ts'
import { CompanyProblem } from '../company/company-problem.tsx'
import { companyQuery } from '../company/company-queries.ts'
import { CompanySummary } from '../company/company-summary.tsx'
import { ContactSection } from '../company/contact-section.tsx'
import { BrandsSection, CertificatesSection, GallerySection } from '../company/picture-sections.tsx'
import { PresenceSection } from '../company/presence-section.tsx'
import { companyTexts } from '../company/texts.ts'
import { isLost } from '../is-lost.ts'
import { LazySteps } from '../order-value/lazy-steps.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import { ReviewSection } from '../reviews/review-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { useTitle } from '../ui/use-title.ts'

/** The facts of a company: who it is, what it sells where, what it shows of itself and how it is reached (docs/product.md#company-page). */
export function CompanyPage() {
  const { slug } = useParams({ from: '/market/company/$slug' })
  const query = useQuery(companyQuery(slug))
  const company = query.data
  useTitle(company && `${company.name} · ${companyMessages.facts}`)
  useCurrentSlug(slug, company?.slug)
  useHashTarget(company !== undefined)
  if (isLost(query)) return <CompanyProblem query={query} />
  if (!company) return <CompanySkeleton />
  return (
    <div className={companyLook.page}>
      <StaleNotice query={query} className="mb-0" />
      <CompanySummary company={company} />
      {/* Below the first screen, which stands still. */}
      <div>
        <PresenceSection company={company} />
        <LazySteps sellerId={company.id} className="mt-8" />
      </div>
      <BrandsSection company={company} />
      <GallerySection company={company} />
      <CertificatesSection company={company} />
      <ReviewSection of={{ kind: 'seller', slug: company.slug }} seller={company.name} />
      <div>
        <ContactSection company={company} />
        <ReportButton thing="company" id={company.id} companyId={company.id} className="mt-4 -ml-3" />
      </div>
    </div>
  )
}

/** Fetched ahead when somebody points at a link to a company. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  if (params.slug) void queries.prefetchQuery(companyQuery(params.slug))
}

/** A renamed company answers at its old address too; the address bar then takes the new one. */
function useCurrentSlug(asked: string, current: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (current && current !== asked)
      void navigate({ to: '/company/$slug', params: { slug: current }, hash: true, replace: true })
  }, [asked, current, navigate])
}

/** The menu leads to sections by name; they are there only once the company is. */
function useHashTarget(isLoaded: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash)?.scrollIntoView()
  }, [isLoaded, hash])
}

function CompanySkeleton() {
  return (
    <div role="status" aria-label={companyTexts.loadingCompany} className="page-width pt-6 pb-16">
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 sm:size-28" />
        <Skeleton className="h-9 w-64" />
      </div>
      <div className="mt-8 grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="mt-12 h-7 w-48" />
      <Skeleton className="mt-5 aspect-[2/1] w-full" />
    </div>
  )
}
