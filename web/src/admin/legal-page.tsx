import { type DeskVersion, listLegalVersions } from '@fairquay/contract/legal/endpoints.ts'
import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import { type LegalDocument, legalDocuments } from '@fairquay/contract/legal-documents.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../call.ts'
import { legalTexts } from '../legal/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { DeskPage, Loaded } from './desk-frame.tsx'

export const legalVersionsQuery = {
  queryKey: ['operator', 'legal'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listLegalVersions, { signal }),
  staleTime: 0,
}

/** Terms and privacy policy by version, and how many people accepted them. */
export function LegalPage() {
  const versions = useQuery(legalVersionsQuery)
  return (
    <DeskPage title={legalTexts.title} lead={legalTexts.lead}>
      <Loaded query={versions} rows={2} rowClassName="h-48">
        {(data) => (
          <div className="flex flex-col gap-6">
            {legalDocuments.map((document) => (
              <DocumentCard key={document} document={document} versions={data[document]} people={data.people} />
            ))}
          </div>
        )}
      </Loaded>
    </DeskPage>
  )
}

type CardProps = { document: LegalDocument; versions: readonly DeskVersion[]; people: number }

function DocumentCard({ document, versions, people }: CardProps) {
  const name = legalMessages.names[document]
  const next = (versions[0]?.number ?? 0) + 1
  return (
    <section
      aria-labelledby={`legal-${document}`}
      className="rounded-lg border border-line bg-surface px-4 py-4 md:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={`legal-${document}`} className="text-xl">
          {name}
        </h2>
        <LinkButton to="/operator/legal/$document" params={{ document }} tone="secondary">
          {legalTexts.writeVersion(next)}
        </LinkButton>
      </div>
      {versions.length === 0 ? (
        <p className="mt-3 text-soft">
          {legalTexts.ownText}{' '}
          <Link to="/pages/$page" params={{ page: document }} className="text-quay underline underline-offset-4">
            {legalTexts.readIt}
          </Link>
        </p>
      ) : (
        <ul aria-label={legalTexts.versions} className="mt-3">
          {versions.map((version) => (
            <VersionRow key={version.number} document={document} version={version} people={people} />
          ))}
        </ul>
      )}
    </section>
  )
}

function VersionRow({ document, version, people }: { document: LegalDocument; version: DeskVersion; people: number }) {
  const { number, changes, in_force_on, published_by, is_asked, accepted } = version
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 basis-64 grow">
        <Link
          to="/pages/$page"
          params={{ page: document }}
          search={{ version: number }}
          className="font-medium text-quay underline underline-offset-4"
        >
          {legalTexts.version(number)}
        </Link>
        <span className="text-soft">
          {', '}
          {legalTexts.from(formatDay(in_force_on))}
          {published_by ? `, ${legalTexts.publishedBy(published_by)}` : null}
        </span>
        {changes ? <p className="text-sm break-words whitespace-pre-line text-soft">{changes}</p> : null}
      </div>
      <p className="text-sm text-soft">{is_asked ? legalTexts.acceptedBy(accepted, people) : legalTexts.nobodyAsked}</p>
    </li>
  )
}
