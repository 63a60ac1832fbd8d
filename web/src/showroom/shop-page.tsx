import { countPages } from '@fairquay/contract/page-count.ts'
import { orderPadMessages, showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { PackageSearch } from 'lucide-react'
import { useEffect } from 'react'
import { readViewerKind, useViewerKind } from '../catalogue/viewer.ts'
import { CompanyProblem } from '../company/company-problem.tsx'
import { isLost } from '../is-lost.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { useTitle } from '../ui/use-title.ts'
import { OrderPad } from './order-pad/order-pad.tsx'
import { shopQuery } from './showroom-queries.ts'
import { showroomTexts } from './texts.ts'

/** The order pad of a seller: everything it sells in one list to type quantities into (docs/product.md#order-pad). */
export function ShopPage() {
  const { slug } = useParams({ from: '/market/shop/$slug' })
  const { page = 1 } = useSearch({ from: '/market/shop/$slug' })
  const viewer = useViewerKind()
  const navigate = useNavigate()
  const query = useQuery(shopQuery(slug, page, viewer))
  const company = query.data?.company
  useTitle(company && `${company.name} · ${orderPadMessages.title}`)
  const current = company?.slug
  useEffect(() => {
    if (current && current !== slug) void navigate({ to: '/shop/$slug', params: { slug: current }, replace: true })
  }, [current, slug, navigate])
  if (isLost(query)) return <CompanyProblem query={query} />
  if (!query.data || !company) return <ShopSkeleton />
  const { products } = query.data
  return (
    <div className="page-width pt-4 pb-16">
      <StaleNotice query={query} />
      <Breadcrumb>
        <Link to="/">{showroomTexts.home}</Link>
        <Link to="/showroom/$slug" params={{ slug }}>
          {company.name}
        </Link>
        {orderPadMessages.title}
      </Breadcrumb>
      <div className="mt-3 mb-5 flex items-center gap-4">
        <Picture
          src={company.logo}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-md border border-line bg-surface object-contain"
        />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl text-pretty md:text-3xl">
            {orderPadMessages.title}
          </h1>
          <p className="truncate text-soft">{company.name}</p>
        </div>
      </div>
      {viewer === 'guest' ? <SignInBox /> : null}
      {products.total === 0 ? (
        <EmptyState icon={<PackageSearch size={26} aria-hidden="true" />} title={showroomMessages.nothingYet}>
          {showroomMessages.nothingYetHelp}
        </EmptyState>
      ) : products.data.length === 0 ? (
        <EmptyState
          icon={<PackageSearch size={26} aria-hidden="true" />}
          title={showroomTexts.beyondEnd}
          action={
            <LinkButton to="/shop/$slug" params={{ slug }}>
              {showroomTexts.toFirstPage}
            </LinkButton>
          }
        />
      ) : (
        <OrderPad key={company.id} shop={query.data} seesPrices={viewer === 'member'} />
      )}
      {products.per_page < products.total ? (
        <Pager
          className="mt-8"
          page={page}
          pageCount={countPages(products.total, products.per_page)}
          link={(to, rest) => <Link to="/shop/$slug" params={{ slug }} search={to > 1 ? { page: to } : {}} {...rest} />}
        />
      ) : null}
    </div>
  )
}

/** Fetched ahead when somebody points at a link to an order pad. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  if (params.slug) void queries.prefetchQuery(shopQuery(params.slug, 1, readViewerKind()))
}

function SignInBox() {
  const next = useLocation({ select: (location) => location.href })
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg bg-tint p-4 sm:px-5">
      <div className="min-w-0 grow">
        <p className="font-medium">{orderPadMessages.guest}</p>
        <p className="text-sm text-soft">{orderPadMessages.guestHelp}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/secured/login" search={{ next }}>
          {showroomTexts.signIn}
        </LinkButton>
        <LinkButton to="/secured/register" search={{ next }} tone="secondary">
          {showroomTexts.register}
        </LinkButton>
      </div>
    </div>
  )
}

function ShopSkeleton() {
  return (
    <div role="status" aria-label={showroomTexts.loadingOrderPad} className="page-width pt-4 pb-16">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="mt-4 mb-6 h-14 w-72" />
      <div className="space-y-2 rounded-lg border border-line bg-surface p-3">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
          <Skeleton key={index} className="h-11 w-full" />
        ))}
      </div>
    </div>
  )
}
