import { type LinkKind, linkKinds } from '@fairquay/contract/catalogue/companion-kinds.ts'
import { linkKindNames } from '@fairquay/contract/catalogue/companion-messages.ts'
import { mostLinks } from '@fairquay/contract/catalogue/companions.ts'
import { X } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProductFinder } from './product-finder.tsx'
import type { KnownProduct } from './product-start.ts'
import type { SectionProps } from './section-props.ts'
import { editorTexts as say } from './texts.ts'
import { fieldId } from './use-product-form.ts'

/** What replaces it, what goes with it, and what is shown beside it: products of the same company. */
export function LinksSection({ form, faults, change, productId, linked, noteLinked }: SectionProps) {
  const { links = [] } = form
  return (
    <div id={fieldId('links')} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {faults.links ? <FieldNote id={`${fieldId('links')}-note`} error={faults.links} /> : null}
      {linkKinds.map((kind) => {
        const chosen = links.filter((link) => link.kind === kind).map((link) => link.productId)
        return (
          <div key={kind}>
            <ProductFinder
              id={fieldId(`links.${kind}`)}
              label={linkKindNames[kind]}
              help={say.linksHelp[kind]}
              without={[...chosen, ...(productId === 'new' ? [] : [productId])]}
              isFull={links.length >= mostLinks}
              onChoose={(product) => {
                noteLinked(product)
                change((now) => ({ links: [...(now.links ?? []), { kind, productId: product.id }] }))
              }}
            />
            <Chosen
              kind={kind}
              products={chosen.map((id) => linked.get(id) ?? unknown(id))}
              onRemove={(id) =>
                change((now) => ({
                  links: (now.links ?? []).filter((link) => link.kind !== kind || link.productId !== id),
                }))
              }
            />
          </div>
        )
      })}
    </div>
  )
}

/** Chosen before the page was left, and not saved: its name comes when it is. */
const unknown = (id: number): KnownProduct => ({ id, name: say.unknownProduct(id), image: null, state: 'published' })

type ChosenProps = { kind: LinkKind; products: readonly KnownProduct[]; onRemove: (id: number) => void }

function Chosen({ kind, products, onRemove }: ChosenProps) {
  if (products.length === 0) return null
  return (
    <ul aria-label={say.chosen(linkKindNames[kind])} className="mt-2 flex flex-col gap-1.5">
      {products.map(({ id, name, image, state }) => (
        <li key={id} className="flex items-center gap-3 rounded-md border border-line py-1 pr-1 pl-2">
          {image ? (
            <img src={image} alt="" width={36} height={36} loading="lazy" className="size-9 rounded-md object-cover" />
          ) : (
            <span className="size-9 rounded-md bg-sunken" />
          )}
          <span className="min-w-0 grow truncate text-sm">{name}</span>
          {state === 'published' ? null : <Badge tone="amber">{say.linkStates[state]}</Badge>}
          <IconButton
            size="small"
            label={say.removeLink(name, linkKindNames[kind])}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
