import type { LegalText } from '@fairquay/contract/legal/endpoints.ts'
import { parseLegalText } from '@fairquay/contract/legal/legal-text.ts'
import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import type { LegalDocument } from '@fairquay/contract/legal-documents.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { legalTextQuery } from './legal-queries.ts'
import { Sections } from './sections.tsx'
import { legalTexts } from './texts.ts'

type LegalArticleProps = { document: LegalDocument; number: number | undefined }

/** Terms or privacy policy as an operator published it: the version in force, or one that was or will be. */
export function LegalArticle({ document, number }: LegalArticleProps) {
  const title = legalMessages.names[document]
  useTitle(title)
  const { data, error, refetch, isFetching } = useQuery(legalTextQuery(document, number))
  if (error instanceof CallFailure && error.code === 'not_found') return <NotFound title={legalTexts.missing} />
  return (
    <article className="page-width pt-10 pb-16 md:pt-14">
      <div className="mx-auto max-w-2xl">
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          {title}
        </h1>
        {data ? (
          <LegalWords legal={data} />
        ) : error ? (
          <LoadError title={legalTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.message}
          </LoadError>
        ) : (
          <div role="status" aria-label={legalTexts.loading} className="mt-6 flex flex-col gap-3">
            {['a', 'b', 'c', 'd', 'e'].map((line) => (
              <Skeleton key={line} className="h-16 w-full" />
            ))}
          </div>
        )}
      </div>
    </article>
  )
}

function LegalWords({ legal }: { legal: LegalText }) {
  const { document, number, current, in_force_on, changes, text, versions } = legal
  const others = versions.filter((version) => version.number !== number)
  const state = number === current ? legalTexts.inForce : number > current ? legalTexts.notYet : legalTexts.past
  return (
    <>
      <p className="mt-3 text-soft">
        {state(number, formatDay(in_force_on))}{' '}
        {number === current || current === 0 ? null : (
          <Link to="/pages/$page" params={{ page: document }} className="text-quay underline underline-offset-4">
            {legalTexts.toCurrent}
          </Link>
        )}
      </p>
      {changes ? (
        <section className="mt-6 rounded-lg bg-tint px-5 py-4">
          <h2 className="text-lg">{legalTexts.whatIsNew}</h2>
          <p className="mt-1 whitespace-pre-line">{changes}</p>
        </section>
      ) : null}
      <Sections sections={parseLegalText(text)} />
      {others.length > 0 ? (
        <section className="mt-10 border-t border-line pt-6">
          <h2 className="text-lg">{legalTexts.otherVersions}</h2>
          <ul className="mt-2">
            {others.map((other) => (
              <li key={other.number}>
                <Link
                  to="/pages/$page"
                  params={{ page: document }}
                  search={{ version: other.number }}
                  className="inline-flex min-h-11 items-center text-quay underline underline-offset-4"
                >
                  {legalTexts.versionOf(other.number, formatDay(other.in_force_on))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
