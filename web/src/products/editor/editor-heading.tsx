import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ShieldAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ProductMenu } from '../product-menu.tsx'

type EditorHeadingProps = {
  title: string
  /** As it is stored; absent while it is new. */
  product?: ComponentProps<typeof ProductMenu>['product']
  /** Where the product is shown; null while it is not. */
  slug: string | null
  hiddenReason: string | null
}

/** What is edited, the ways from it, and that an operator has hidden it. */
export function EditorHeading({ title, product, slug, hiddenReason }: EditorHeadingProps) {
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
          {title}
        </h1>
        <span className="ml-auto flex items-center gap-2">
          {slug === null ? null : (
            <Link
              to="/product/$slug"
              params={{ slug }}
              className="inline-flex min-h-8 items-center rounded-sm text-sm text-quay hover:underline"
            >
              {say.view}
            </Link>
          )}
          {product ? <ProductMenu product={product} /> : null}
        </span>
      </div>
      {hiddenReason === null ? null : (
        <div role="alert" className="mb-4 flex gap-3 rounded-lg bg-brick-tint px-4 py-3">
          <ShieldAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brick" />
          <div>
            <p className="font-semibold text-brick">{say.hiddenTitle}</p>
            <p className="text-sm whitespace-pre-line">{hiddenReason}</p>
          </div>
        </div>
      )}
    </>
  )
}
