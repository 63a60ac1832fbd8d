import { countKnown, listMissing, readinessMessages as say } from '@fairquay/contract/readiness/messages.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { readinessTexts as texts } from './texts.ts'

/** How ready a request was when it was sent, with what was missing then; nothing of requests that nobody has rated. */
export function SentReadiness({ request }: { request: Pick<RequestDetail, 'readiness' | 'missing_facts'> }) {
  const { readiness, missing_facts: missing } = request
  if (!readiness) return null
  const isWhole = missing.length === 0
  const Icon = isWhole ? CircleCheck : CircleDashed
  return (
    <p className="mb-4 flex items-start gap-2 text-sm">
      <Icon size={18} aria-hidden="true" className={`mt-px shrink-0 ${isWhole ? 'text-quay' : 'text-amber'}`} />
      <span className="min-w-0 break-words">
        {[texts.sentReadiness, countKnown(readiness)].join(': ')}
        {isWhole ? `. ${say.complete}` : `; ${listMissing(missing)}.`}
      </span>
    </p>
  )
}
