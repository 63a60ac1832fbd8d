import { useParams } from '@tanstack/react-router'
import { settings } from '../settings.ts'
import { NotFound } from '../ui/not-found.tsx'
import { useTitle } from '../ui/use-title.ts'
import { editorialTexts } from './editorial-texts.ts'

export function EditorialPage() {
  const { page } = useParams({ from: '/market/pages/$page' })
  const text = Object.hasOwn(editorialTexts, page) ? editorialTexts[page] : undefined
  useTitle(text?.title)
  if (!text) return <NotFound title="There is no such page">The link may be incomplete or out of date.</NotFound>
  return (
    <article className="page-width py-12 md:py-16">
      <div className="max-w-2xl">
        <h1 className="text-3xl md:text-4xl">{text.title}</h1>
        <p className="mt-4 text-lg text-soft">{text.lead}</p>
        {text.sections.map(([heading, words]) => (
          <section key={heading} className="mt-8">
            <h2 className="text-xl">{heading}</h2>
            <p className="mt-2">{words}</p>
          </section>
        ))}
        <p className="mt-10 border-t border-line pt-6 text-soft">
          {settings.name},{' '}
          <a href={`mailto:${settings.supportAddress}`} className="text-quay underline underline-offset-4">
            {settings.supportAddress}
          </a>
        </p>
      </div>
    </article>
  )
}
