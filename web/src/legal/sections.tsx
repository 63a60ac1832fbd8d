import type { LegalSection } from '@fairquay/contract/legal/legal-text.ts'
import { settings } from '../settings.ts'

/** The parts of a text, below its title. */
export function Sections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ heading, passages }) => (
    <section key={heading} className="mt-9">
      {heading ? <h2 className="text-xl">{heading}</h2> : null}
      {passages.map((passage) =>
        typeof passage === 'string' ? (
          <p key={passage} className="mt-2.5 text-base text-pretty">
            <Words text={passage} />
          </p>
        ) : (
          <ul key={passage[0]} className="mt-2.5 list-disc pl-5 text-base marker:text-quay">
            {passage.map((point) => (
              <li key={point} className="mt-1.5 pl-1">
                {point}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  ))
}

/** A text in which the operator's e-mail address can be pressed. */
function Words({ text }: { text: string }) {
  const address = settings.supportAddress
  const [before, ...after] = text.split(address)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a href={`mailto:${address}`} className="text-quay underline underline-offset-4">
        {address}
      </a>
      {after.join(address)}
    </>
  )
}
