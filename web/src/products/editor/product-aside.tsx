import { cardOf } from '@fairquay/contract/catalogue/card.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { stateNames } from '@fairquay/contract/products/page-messages.ts'
import { presentForm } from '@fairquay/contract/products/preview.ts'
import { previewMessages } from '@fairquay/contract/products/preview-messages.ts'
import { type ReactNode, useMemo } from 'react'
import { ProductCard } from '../../catalogue/card/product-card.tsx'
import { useUser } from '../../session.tsx'
import { PlacesButton } from '../../stock/places-button.tsx'
import { StockHistory } from '../../stock/stock-history.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { PlansButton } from '../plans/plans-button.tsx'
import type { PictureAddresses } from './kept-form.ts'
import { editorTexts } from './texts.ts'
import type { ChangeForm } from './use-product-form.ts'

type ProductAsideProps = {
  productId: number | 'new'
  form: ProductForm
  pictures: ReadonlyMap<number, PictureAddresses>
  slug: string | null
  /** The marketplace has hidden it: it cannot be published. */
  isHeld: boolean
  fault: string | undefined
  change: ChangeForm
  /** What is in stock was changed beside the form. */
  onStock: () => void
  /** How well it is described. */
  children: ReactNode
}

/** Beside the form: where the product stands and its card as buyers will see it. */
export function ProductAside({
  productId,
  form,
  pictures,
  slug,
  isHeld,
  fault,
  change,
  onStock,
  children,
}: ProductAsideProps) {
  const company = useUser()?.company
  const startedAt = useMemo(() => new Date().toISOString(), [])
  const product = presentForm(
    { ...form, name: form.name.trim() || say.previewName },
    {
      slug: slug ?? 'new',
      company: { id: company?.id ?? 0, name: company?.name ?? '', slug: company?.slug ?? '' },
      images: pictures,
      createdAt: startedAt,
    },
  )
  return (
    <aside aria-label={say.previewTitle} className="flex flex-col gap-6 lg:sticky lg:top-20">
      {children}
      <RadioGroup
        legend={editorTexts.state}
        options={(['draft', 'published', 'hidden'] as const).map((value) => ({
          value,
          label: stateNames[value],
          help: say.states[value],
          isDisabled: isHeld && value === 'published',
        }))}
        value={form.state}
        onChange={(state) => change({ state })}
        error={fault}
      />
      {productId === 'new' ? null : (
        <div className="flex flex-wrap gap-2">
          <PlansButton productId={productId} />
          <PlacesButton productId={productId} onSaved={onStock} />
          <StockHistory productId={productId} />
        </div>
      )}
      <section>
        <h2 className="mb-2 text-sm font-medium">{say.previewTitle}</h2>
        {/* A picture of the card: its links lead away from the form. */}
        <div inert className="max-w-60">
          <ProductCard product={cardOf(product)} headingLevel={3} />
        </div>
        <LinkButton
          to="/products-parent/$id/preview"
          params={{ id: String(productId) }}
          target="_blank"
          tone="secondary"
          className="mt-3"
        >
          {previewMessages.open}
        </LinkButton>
      </section>
    </aside>
  )
}
