import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { lazy, Suspense } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { incotermTexts as texts } from './texts.ts'

const Route = lazy(async () => ({ default: (await import('./term-route.tsx')).TermRoute }))

/** Who pays what under a term, one press away; fetched when it is asked for. */
export function TermRoute({ incoterm, className = '' }: { incoterm: IncotermCode; className?: string }) {
  return (
    <Disclosure
      summary={<span className="text-sm">{texts.whoPays(incoterm)}</span>}
      className={`border-0 ${className}`}
    >
      <Suspense fallback={<div className="min-h-96" />}>
        <Route incoterm={incoterm} />
      </Suspense>
    </Disclosure>
  )
}
