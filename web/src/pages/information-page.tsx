import { legalDocuments } from '@fairquay/contract/legal-documents.ts'
import { isOperatorNamed } from '@fairquay/contract/settings.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { LegalArticle } from '../legal/legal-article.tsx'
import { Sections } from '../legal/sections.tsx'
import { useUser } from '../session.tsx'
import { settings } from '../settings.ts'
import { NotFound } from '../ui/not-found.tsx'
import { Picture } from '../ui/picture.tsx'
import { useTitle } from '../ui/use-title.ts'
import { writeHouseTexts } from './house-texts.ts'
import type { InformationText } from './information-text.ts'
import { writeLegalTexts, writeUnwritten } from './legal-texts.ts'
import { pagesTexts } from './texts.ts'
import { tradeTexts } from './trade-texts.ts'

const texts: Record<string, InformationText> = {
  ...writeHouseTexts(settings),
  ...writeLegalTexts(settings),
  ...tradeTexts,
}

/** What everybody but the operator reads as long as nobody answers for the legal pages. The demo's are examples. */
const unwritten = isOperatorNamed(settings) || settings.demo ? {} : writeUnwritten(settings)

const pictures: Record<string, string> = {
  'what-a-fair-price-is-made-of': '/pictures/terraces.svg',
  'the-container-that-sails-half-empty': '/pictures/port.svg',
  'packaging-that-comes-back': '/pictures/returns.svg',
}

/** A page to read: about the house, its rules, or the trade. */
export function InformationPage() {
  const { page } = useParams({ from: '/market/pages/$page' })
  const { version } = useSearch({ from: '/market/pages/$page' })
  const document = legalDocuments.find((known) => known === page)
  if (document && (version || settings.legal[document].current > 0))
    return <LegalArticle key={`${document} ${version}`} document={document} number={version} />
  return <OwnText page={page} />
}

function OwnText({ page }: { page: string }) {
  const isOperator = useUser()?.is_admin === 3
  const shown = isOperator ? texts : { ...texts, ...unwritten }
  const text = Object.hasOwn(shown, page) ? shown[page] : undefined
  useTitle(text?.title)
  if (!text) return <NotFound title={pagesTexts.missing}>{pagesTexts.missingHelp}</NotFound>
  const picture = pictures[page]
  return (
    <article className="page-width pt-10 pb-16 md:pt-14">
      <div className="mx-auto max-w-2xl">
        {text.kind ? <p className="mb-2 font-medium text-quay">{text.kind}</p> : null}
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          {text.title}
        </h1>
        <p className="mt-4 text-lg text-pretty text-soft md:text-xl">{text.lead}</p>
        {picture ? (
          <Picture
            src={picture}
            alt=""
            width={1200}
            height={750}
            isPriority
            className="mt-8 h-auto w-full rounded-lg bg-tint"
          />
        ) : null}
        <Sections sections={text.sections} />
        {text.next ? (
          <ul className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">
            {Object.entries(text.next).map(([href, label]) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-quay hover:underline"
                >
                  {label}
                  <ArrowRight size={16} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  )
}
