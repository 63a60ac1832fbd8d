import { type ReactNode, useId } from 'react'

/** One part of an answer's form under its title. */
export function FormPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead ? <p className="tabular text-sm text-soft">{lead}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}
