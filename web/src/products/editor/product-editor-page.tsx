import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { emptyForm, type ProductForm } from '@fairquay/contract/products/form.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useMemo } from 'react'
import { CallFailure } from '../../call-failure.ts'
import { useUser } from '../../session.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ownProductQuery, toStart } from '../product-queries.ts'
import { SellersOnly } from '../sellers-only.tsx'
import { ProductEditor } from './product-editor.tsx'

/** `#/products-parent/new` */
export function NewProductPage() {
  const user = useUser()
  const form: ProductForm = useMemo(() => emptyForm(''), [])
  if (!user) return null
  if (user.role !== 'seller') return <SellersOnly icon={<Package size={26} aria-hidden="true" />} />
  return (
    <ProductEditor
      key="new"
      userId={user.id}
      productId="new"
      start={{ form, version: 0, pictures: new Map(), reserved: new Map(), linked: new Map() }}
      slug={null}
      hiddenReason={null}
    />
  )
}

/** `#/products-parent/$id` */
export function EditProductPage() {
  const user = useUser()
  const { id } = useParams({ from: '/admin/products-parent/$id' })
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  const product = useQuery({
    ...ownProductQuery(Number(id)),
    enabled: isNumber && user?.role === 'seller',
    retry: false,
  })
  if (!user) return null
  if (user.role !== 'seller') return <SellersOnly icon={<Package size={26} aria-hidden="true" />} />
  if (!isNumber || (product.error instanceof CallFailure && product.error.code === 'not_found')) return <NoProduct />
  if (product.isError)
    return (
      <LoadError onRetry={() => void product.refetch()} isRetrying={product.isFetching}>
        {say.loadFailed}
      </LoadError>
    )
  if (!product.data) return <EditorSkeleton />
  return (
    <ProductEditor
      key={id}
      userId={user.id}
      productId={Number(id)}
      start={toStart(product.data)}
      slug={product.data.slug}
      hiddenReason={product.data.hidden_reason}
    />
  )
}

function NoProduct() {
  return (
    <EmptyState
      icon={<Package size={26} aria-hidden="true" />}
      title={say.notFound}
      action={
        <LinkButton to="/products-parent" tone="secondary">
          {say.back}
        </LinkButton>
      }
    >
      {say.notFoundHelp}
    </EmptyState>
  )
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label={say.loading} className="max-w-6xl">
      <Skeleton className="mb-6 h-9 w-72" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-80 w-full rounded-lg" />
          <Skeleton className="h-40 w-full rounded-lg" />
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
        <Skeleton className="h-80 w-full rounded-lg" />
      </div>
    </div>
  )
}
