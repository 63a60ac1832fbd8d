import {
  countKnown,
  factReasons,
  nameFacts,
  nameMissing,
  readinessMessages as say,
} from '@fairquay/contract/readiness/messages.ts'
import { isSellerFact } from '@fairquay/contract/readiness/seller-facts.ts'
import type { MissingFact, Readiness, SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AskSellerButton } from './ask-seller-button.tsx'
import type { ProductFacts } from './readiness-queries.ts'
import { readinessTexts as texts } from './texts.ts'

type ReadinessPanelProps = {
  /** Undefined while it is looked up. */
  readiness: Readiness | undefined
  products: ReadonlyMap<number, ProductFacts>
  /** Leads to the field that takes a fact of whoever asks; null where none does. */
  onFill: (fact: MissingFact) => (() => void) | null
}

/** What whoever answers would have to ask back for, in one list: each with the way to its field or to the seller. It keeps nobody from sending. */
export function ReadinessPanel({ readiness, products, onFill }: ReadinessPanelProps) {
  const titleId = useId()
  const missing = readiness?.missing ?? []
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={!readiness}
      className="rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {say.title}
        </h2>
        {readiness ? (
          <p role="status" className="tabular text-sm text-soft">
            {countKnown(readiness)}
          </p>
        ) : (
          <Skeleton className="h-5 w-28" />
        )}
      </div>
      {!readiness ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="mt-3 h-10 w-full" />
        </div>
      ) : missing.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-sm text-quay">
          <CircleCheck size={18} aria-hidden="true" className="shrink-0" />
          {say.complete}
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-soft">{texts.lead}</p>
          <ul className="mt-2 flex flex-col">
            {missing
              .filter(({ giver }) => giver === 'asker')
              .map((fact) => (
                <AskersFact key={`${fact.code} ${fact.product?.id}`} fact={fact} onFill={onFill(fact)} />
              ))}
            {groupByProduct(missing).map(({ product, facts }) => (
              <SellersFacts
                key={product.id ?? product.name}
                product={product}
                facts={facts}
                asked={products.get(product.id ?? 0)?.asked}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function AskersFact({ fact, onFill }: { fact: MissingFact; onFill: (() => void) | null }) {
  const name = nameMissing(fact)
  return (
    <Entry name={name} reason={factReasons[fact.code]}>
      {onFill ? (
        // Not by aria-label: in the dialog the field itself is found by that.
        <Button tone="secondary" size="small" onClick={onFill}>
          <span aria-hidden="true">{texts.fillInShort}</span>
          <span className="sr-only">{texts.fillIn(name)}</span>
        </Button>
      ) : null}
    </Entry>
  )
}

type SellersFactsProps = {
  product: NonNullable<MissingFact['product']>
  facts: readonly SellerFact[]
  asked: ProductFacts['asked'] | undefined
}

function SellersFacts({ product: { id, name }, facts, asked }: SellersFactsProps) {
  const reasons = facts.map((fact) => factReasons[fact]).join(' ')
  return (
    <Entry name={say.factOf(nameFacts(facts), name)} reason={reasons}>
      {id !== null && asked ? (
        <AskSellerButton product={{ id, name }} facts={facts} asked={asked} />
      ) : (
        <p className="text-sm text-soft">{texts.gone}</p>
      )}
    </Entry>
  )
}

function Entry({ name, reason, children }: { name: string; reason: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-0 last:pb-0">
      <span className="flex min-w-0 grow basis-56 items-start gap-2.5">
        <CircleDashed size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
        <span className="min-w-0">
          <span className="block font-medium break-words first-letter:uppercase">{name}</span>
          <span className="block text-sm break-words text-soft">{reason}</span>
        </span>
      </span>
      {children}
    </li>
  )
}

/** What sellers can say, product by product: each is asked for all of it at once. */
function groupByProduct(missing: readonly MissingFact[]): Omit<SellersFactsProps, 'asked'>[] {
  const found = new Map<string, Omit<SellersFactsProps, 'asked'> & { facts: SellerFact[] }>()
  for (const { code, giver, product } of missing) {
    if (giver !== 'seller' || !product || !isSellerFact(code)) continue
    const key = String(product.id ?? product.name)
    const known = found.get(key)
    if (known) known.facts.push(code)
    else found.set(key, { product, facts: [code] })
  }
  return [...found.values()]
}
