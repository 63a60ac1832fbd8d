import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { mostHsCodes } from '@fairquay/contract/hs-codes/find-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { isUnknown } from '../is-unknown.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { hsLinesQuery, hsSearchQuery } from './hs-queries.ts'
import { hsTexts as texts } from './texts.ts'

/** Draws a line that leads to a code: a link on the page, a button in the dialog. */
export type DrawStep = (code: string, className: string, children: ReactNode) => ReactNode

type BrowseProps = { code: string; step: DrawStep }

const rowLook =
  'flex min-h-11 w-full items-start gap-3 rounded-md px-3 py-2.5 text-left hover:bg-tint focus-visible:bg-tint'

/** A line of the way to what is shown. */
const stepLook =
  'flex min-h-9 w-full items-start gap-3 rounded-md px-3 py-1.5 text-left text-soft hover:text-quay hover:underline'

/** How far a line of the way stands in; on a phone there is no room for it. */
const indents = ['', 'sm:pl-4', 'sm:pl-8']

/** What stands under a chapter or heading, and the way there. */
export function BrowseCodes({ code, step }: BrowseProps) {
  const under = code.slice(0, code.length >= 4 ? 4 : code.length)
  const lines = useQuery(hsLinesQuery(under))
  const here = useRef<HTMLSpanElement>(null)
  const shown = useRef(under)
  const isThere = lines.data !== undefined && !lines.isPlaceholderData
  // What was pressed is gone: who moves by keys goes on from where they are now.
  useEffect(() => {
    if (!isThere || shown.current === under) return
    shown.current = under
    here.current?.focus()
  }, [isThere, under])
  if (isUnknown(lines.error))
    return (
      <>
        <p role="alert" className="px-3">
          {texts.noCode(under)}
        </p>
        {step('', 'mx-3 flex min-h-11 w-fit items-center font-medium text-quay hover:underline', texts.chapters)}
      </>
    )
  if (lines.isError)
    return (
      <LoadError onRetry={() => void lines.refetch()} isRetrying={lines.isFetching}>
        {texts.failed}
      </LoadError>
    )
  if (!lines.data) return <CodesSkeleton />
  const { path, data } = lines.data
  return (
    <div aria-busy={lines.isPlaceholderData} className={joinClasses(lines.isPlaceholderData && 'opacity-60')}>
      {path.length > 0 ? (
        <ol className="mb-2 flex flex-col">
          {[{ code: '', text: texts.chapters }, ...path].map((line, depth) => (
            <li key={line.code} className={indents[depth]}>
              {line.code === under ? (
                <span
                  ref={here}
                  tabIndex={-1}
                  className="mx-3 flex min-h-9 items-start gap-3 py-1.5 font-medium"
                  aria-current="true"
                >
                  <Digits code={line.code} /> {line.text}
                </span>
              ) : (
                step(
                  line.code,
                  stepLook,
                  <>
                    <Digits code={line.code} /> {line.text}
                  </>,
                )
              )}
            </li>
          ))}
        </ol>
      ) : null}
      <ul className="flex flex-col">
        {data.map((line, at) => {
          const isFirst = line.section !== null && line.section.number !== data[at - 1]?.section?.number
          return (
            <Fragment key={line.code}>
              {isFirst && line.section ? (
                <li className="mt-4 mb-1 px-3 text-sm font-semibold text-soft first:mt-0">
                  {texts.section(line.section.number, line.section.text)}
                </li>
              ) : null}
              <li>
                {step(
                  line.code,
                  joinClasses(rowLook, line.code === code && 'bg-tint'),
                  <>
                    <Digits code={line.code} />
                    <span className="min-w-0 flex-1">{line.text}</span>
                    {line.code.length < 6 ? (
                      <span className="tabular flex shrink-0 items-center gap-1 text-sm text-faint">
                        {texts.under(line.count)}
                        <ChevronRight size={16} aria-hidden="true" />
                      </span>
                    ) : null}
                  </>,
                )}
              </li>
            </Fragment>
          )
        })}
      </ul>
    </div>
  )
}

/** Codes by words or digits, each with what stands above it. */
export function FoundCodes({ search, step }: { search: string; step: DrawStep }) {
  const found = useQuery(hsSearchQuery(search))
  if (found.isError)
    return (
      <LoadError onRetry={() => void found.refetch()} isRetrying={found.isFetching}>
        {texts.failed}
      </LoadError>
    )
  if (!found.data) return found.isFetching ? <CodesSkeleton /> : null
  const { length } = found.data
  return (
    <div aria-busy={found.isPlaceholderData} className={joinClasses(found.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-2 px-3 text-sm text-soft">
        {length === 0 ? texts.nothing : length === mostHsCodes ? texts.most(length) : texts.found(length)}
      </p>
      {length === 0 ? <p className="px-3 text-soft">{texts.nothingHelp}</p> : null}
      <ul className="flex flex-col">
        {found.data.map(({ code, text, heading, chapter }) => (
          <li key={code}>
            {step(
              code,
              rowLook,
              <>
                <Digits code={code} />
                <span className="min-w-0 flex-1">
                  {text}
                  <span className="block text-sm text-soft">{heading}</span>
                  <span className="block text-sm text-faint">{chapter}</span>
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Digits({ code }: { code: string }) {
  if (code === '') return null
  return (
    <span className={joinClasses('tabular shrink-0 font-medium', code.length > 4 ? 'w-16' : 'w-10')}>
      {code.length > 4 ? formatHts(code) : code}
    </span>
  )
}

function CodesSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 px-3 py-3">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <Skeleton key={index} className="h-5 w-full" />
      ))}
    </div>
  )
}
