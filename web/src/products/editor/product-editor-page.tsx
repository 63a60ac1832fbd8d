import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { emptyForm } from '@fairquay/contract/products/form.ts'
import type { getProductTemplate } from '@fairquay/contract/products/template-endpoints.ts'
import { templateMessages } from '@fairquay/contract/products/template-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
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
import { templateQuery } from '../templates/template-queries.ts'
import { ProductEditor } from './product-editor.tsx'
import type { Start } from './product-start.ts'

/** `#/products-parent/new`, empty or begun with a template */
export function NewProductPage() {
  const user = useUser()
  const { template: id } = useSearch({ from: '/admin/products-parent/new' })
  const template = useQuery({ ...templateQuery(id ?? 0), enabled: id !== undefined && user?.role === 'seller' })
  const start = useMemo(() => startNew(template.data), [template.data])
  const isGone = template.error instanceof CallFailure && template.error.code === 'not_found'
  if (!user) return null
  if (user.role !== 'seller') return <SellersOnly icon={<Package size={26} aria-hidden="true" />} />
  if (id !== undefined && template.isError && !isGone)
    return (
      <LoadError onRetry={() => void template.refetch()} isRetrying={template.isFetching}>
        {templateMessages.loadFailed}
      </LoadError>
    )
  if (id !== undefined && !template.data && !isGone) return <EditorSkeleton />
  return (
    <>
      {id === undefined ? null : (
        <p role="status" className="mb-4 rounded-lg bg-tint px-4 py-3 text-sm">
          {template.data ? templateMessages.begunFrom(template.data.name) : templateMessages.gone}
        </p>
      )}
      <ProductEditor key={id ?? 'new'} userId={user.id} productId="new" start={start} slug={null} hiddenReason={null} />
    </>
  )
}

function startNew(template: AnswerOf<typeof getProductTemplate> | undefined): Start {
  const nothing = { version: 0, pictures: new Map(), reserved: new Map(), elsewhere: new Map() }
  if (!template) return { ...nothing, form: emptyForm(''), linked: new Map() }
  return { ...nothing, form: template.form, linked: new Map(template.linked.map((one) => [one.id, one])) }
}

/** `#/products-parent/$id` */
export function EditProductPage() {
  const user = useUser()
  const { id } = useParams({ from: '/admin/products-parent/$id' })
  const { field } = useSearch({ from: '/admin/products-parent/$id' })
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
      wanted={field}
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
