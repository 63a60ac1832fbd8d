import { readExportCountries, writeTurnover } from '@fairquay/contract/company/facts.ts'
import { companyMessages } from '@fairquay/contract/company/messages.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { Suspense, useMemo, useState } from 'react'
import { Flag } from '../ui/flag.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FactTile } from './fact-tile.tsx'
import { companyTexts } from './texts.ts'

// The outlines of the world are fetched beside the page, not before it.
const WorldMap = lazyPart(() => import('./world-map.tsx'), 'WorldMap')

/** Who owns the company, what it turns over, how much of it leaves the country, and where to. */
export function PresenceSection({ company }: { company: Company }) {
  const countries = useMemo(() => readExportCountries(company.export_countries), [company.export_countries])
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  return (
    <section id="business-facts" aria-labelledby="presence-heading" className="scroll-mt-4">
      <h2 id="presence-heading" className="mb-5 text-xl lg:text-2xl">
        {companyMessages.presence}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {company.ownership ? <FactTile name={companyTexts.ownership}>{company.ownership}</FactTile> : null}
        {company.turnover === null ? null : (
          <FactTile name={companyTexts.turnover}>{writeTurnover(company.turnover)}</FactTile>
        )}
        {company.export === null ? null : (
          <FactTile name={companyTexts.exportShare}>{companyTexts.percent(company.export)}</FactTile>
        )}
      </dl>
      {countries.length === 0 ? (
        <p className="mt-5 text-soft">{companyMessages.noExports}</p>
      ) : (
        <div className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="rounded-lg border border-line bg-surface p-2 sm:p-4">
            <Suspense fallback={<Skeleton className="aspect-[960/432] w-full" />}>
              <WorldMap
                label={companyMessages.exportsTo(countries.length)}
                countries={countries}
                home={company.country_code}
                pointedAt={pointedAt}
                onPoint={setPointedAt}
              />
            </Suspense>
          </div>
          <div className="min-w-0">
            <h3 className="mb-2 text-base">{companyMessages.exportsTo(countries.length)}</h3>
            <ul
              aria-label={companyMessages.exportsTo(countries.length)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that it can be scrolled without a mouse
              tabIndex={0}
              className="grid grid-cols-2 gap-x-4 rounded-md sm:grid-cols-3 lg:max-h-[26rem] lg:grid-cols-1 lg:overflow-y-auto"
            >
              {countries.map(({ code, name }) => (
                <li
                  key={code}
                  onPointerEnter={() => setPointedAt(code)}
                  onPointerLeave={() => setPointedAt(null)}
                  className={joinClasses(
                    'flex min-h-8 items-center gap-2.5 rounded-md px-1.5 text-sm transition-colors',
                    pointedAt === code && 'bg-tint text-quay',
                  )}
                >
                  <Flag src={`/flags/${code.toLowerCase()}.svg`} />
                  <span className="min-w-0 truncate">{name}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  )
}
