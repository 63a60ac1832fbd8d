import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { leastHsSearch } from '@fairquay/contract/hs-codes/find-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { ListSearch } from '../ui/list-filters.tsx'
import { useTitle } from '../ui/use-title.ts'
import { BrowseCodes, type DrawStep, FoundCodes } from './browse-codes.tsx'
import { hsCodeQuery } from './hs-queries.ts'
import { hsTexts as texts } from './texts.ts'

/** Customs codes to search and to look through, for everybody; what is shown stands in the address. */
export function HsCodesPage() {
  const { search = '', code = '' } = useSearch({ from: '/market/hs-codes' })
  const navigate = useNavigate()
  useTitle(code.length >= 6 ? formatHts(code) : texts.title)
  const isSearched = search.trim().length >= leastHsSearch
  const step: DrawStep = (next, className, children) => (
    <Link to="/hs-codes" search={next === '' ? {} : { code: next }} className={className} resetScroll={false}>
      {children}
    </Link>
  )
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>{texts.title}</Breadcrumb>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {texts.title}
      </h1>
      <p className="mt-1 max-w-2xl text-soft">{texts.lead}</p>
      <p className="mt-1 text-sm text-faint">{texts.source}</p>
      <search className="mt-6 mb-6 block max-w-xl">
        <ListSearch
          label={texts.search}
          hint={texts.searchHint}
          value={search || undefined}
          onChange={(words) =>
            void navigate({
              to: '/hs-codes',
              search: words ? { search: words } : {},
              replace: true,
              resetScroll: false,
            })
          }
          className="w-full"
        />
      </search>
      <div className="max-w-3xl">
        {code.length >= 6 ? <OneCode code={code} /> : null}
        {/* The rows have room around their words, which begin where the heading does. */}
        <div className="-mx-3">
          {isSearched ? <FoundCodes search={search.trim()} step={step} /> : <BrowseCodes code={code} step={step} />}
        </div>
      </div>
    </div>
  )
}

/** What a code says, whether it can be right, and where it leads from here. */
function OneCode({ code }: { code: string }) {
  const { data } = useQuery(hsCodeQuery(code))
  // Its place is held, so that the list below does not move when it comes.
  if (!data) return <div aria-hidden="true" className="mb-6 h-52 rounded-lg border border-line bg-surface" />
  return (
    <section aria-labelledby="hs-code" className="mb-6 rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="hs-code" className="tabular text-xl">
        {data.display}
      </h2>
      <p className="mt-1">{data.path.at(-1)?.text}</p>
      <p
        className={joinClasses(
          'mt-2 text-sm',
          data.verdict === 'error' ? 'text-brick' : data.verdict === 'warning' ? 'text-amber' : 'text-quay',
        )}
      >
        {data.message ?? texts.right}
      </p>
      {code.length > 6 && data.verdict === 'right' ? <p className="mt-1 text-sm text-soft">{texts.national}</p> : null}
      {data.verdict === 'error' ? null : (
        <LinkButton
          to="/search"
          search={{ search: code.slice(0, 6), target: 'products' }}
          tone="secondary"
          className="mt-4"
        >
          {texts.findGoods}
        </LinkButton>
      )}
    </section>
  )
}
