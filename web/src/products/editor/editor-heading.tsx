import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ShieldAlert } from 'lucide-react'
import { ProductMenu } from '../product-menu.tsx'

type EditorHeadingProps = {
  productId: number | 'new'
  stored: Pick<ProductForm, 'name' | 'state'>
  slug: string | null
  hiddenReason: string | null
}

/** What is edited, the ways from it, and that an operator has hidden it. */
export function EditorHeading({ productId, stored: { name, state }, slug, hiddenReason }: EditorHeadingProps) {
  return (
    <>
      <Link
        to="/products-parent"
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 tabIndex={-1} className="min-w-0 text-2xl break-words md:text-3xl">
          {productId === 'new' ? say.newTitle : name}
        </h1>
        <span className="ml-auto flex items-center gap-2">
          {slug === null || state !== 'published' ? null : (
            <Link
              to="/product/$slug"
              params={{ slug }}
              className="inline-flex min-h-8 items-center rounded-sm text-sm text-quay hover:underline"
            >
              {say.view}
            </Link>
          )}
          {productId === 'new' ? null : <ProductMenu product={{ id: productId, name, slug: slug ?? '', state }} />}
        </span>
      </div>
      {hiddenReason === null ? null : (
        <div role="alert" className="mb-4 flex gap-3 rounded-lg bg-brick-tint px-4 py-3">
          <ShieldAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brick" />
          <div>
            <p className="font-semibold text-brick">{say.hiddenTitle}</p>
            <p className="text-sm wrap-anywhere whitespace-pre-line">{hiddenReason}</p>
          </div>
        </div>
      )}
    </>
  )
}
