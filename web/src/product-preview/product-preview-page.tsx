import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import { presentForm, presentSeller } from '@fairquay/contract/products/preview.ts'
import { previewMessages as say } from '@fairquay/contract/products/preview-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { EyeOff, Package } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { keeper } from '../forms/keeper.ts'
import { ProductView } from '../product-page/product-view.tsx'
import { keptForm } from '../products/editor/kept-form.ts'
import { ownProductQuery } from '../products/product-queries.ts'
import { SellersOnly } from '../products/sellers-only.tsx'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'

const noRating = { average: null, count: 0 }

/** `#/products-parent/$id/preview`: the page of a product as buyers would see it, with what is typed in the editor, in whichever tab that is. */
export function ProductPreviewPage() {
  const user = useUser()
  const { id } = useParams({ from: '/admin/products-parent/$id/preview' })
  useTitle(say.title)
  if (!user) return null
  if (user.role !== 'seller') return <SellersOnly icon={<Package size={26} aria-hidden="true" />} />
  return <Preview key={id} user={user} productId={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 'new'} />
}

function Preview({ user, productId }: { user: SessionUser; productId: number | 'new' }) {
  const { value: typed } = useStore(keeper.open(keptForm(productId), user.id))
  const stored = useQuery({ ...ownProductQuery(Number(productId)), enabled: productId !== 'new', retry: false })
  const startedAt = useMemo(() => new Date().toISOString(), [])
  const isLoading = productId !== 'new' && stored.isPending
  if (isLoading) return <Skeleton className="h-96 w-full rounded-lg" />
  if (stored.isError)
    return (
      <LoadError onRetry={() => void stored.refetch()} isRetrying={stored.isFetching}>
        {say.loadFailed}
      </LoadError>
    )
  const form = typed?.form ?? stored.data?.form
  if (!form)
    return (
      <EmptyState icon={<EyeOff size={26} aria-hidden="true" />} title={say.nothing}>
        {say.nothingHelp}
      </EmptyState>
    )
  const body = stored.data?.form.body ?? ''
  const company = { id: user.company?.id ?? 0, name: user.company?.name ?? '', slug: user.company?.slug ?? '' }
  const product = presentForm(
    { ...form, name: form.name.trim() || say.unnamed, body },
    {
      slug: stored.data?.slug ?? 'new',
      company,
      images: new Map([
        ...(stored.data?.images ?? []).map((image) => [image.id, image] as const),
        ...(typed?.pictures ?? []),
      ]),
      createdAt: startedAt,
    },
  )
  const beside = { video: form.video ?? null, documents: [], replacements: [], accessories: [], related: [] }
  return (
    <>
      <div
        role="status"
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg bg-amber-tint px-4 py-3 text-amber"
      >
        <p className="grow">
          <strong className="font-semibold">{say.title}.</strong> {typed ? say.leadTyped : say.leadSaved}
          {body === form.body ? '' : ` ${say.olderBody}`}
        </p>
        <Link
          to={productId === 'new' ? '/products-parent/new' : '/products-parent/$id'}
          params={{ id: String(productId) }}
          search={{}}
          className="inline-flex min-h-8 items-center rounded-sm font-medium underline"
        >
          {say.edit}
        </Link>
      </div>
      <ProductView
        product={product}
        company={presentSeller(company)}
        beside={beside}
        seller_rating={noRating}
        isPreview
      />
    </>
  )
}
