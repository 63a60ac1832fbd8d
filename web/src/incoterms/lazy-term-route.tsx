import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { incotermTexts as texts } from './texts.ts'

const Route = lazyPart(() => import('./term-route.tsx'), 'TermRoute')

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
      <Link
        to="/incoterms"
        search={{ term: incoterm, by: 'boat' }}
        target="_blank"
        className="mt-2 inline-block min-h-6 rounded-sm text-sm text-quay hover:underline"
      >
        {texts.explain}
      </Link>
    </Disclosure>
  )
}
