import type { ReactNode } from 'react'

type SectionProps = { title: string; all?: ReactNode; children: ReactNode }

/** A part of the dashboard, with a link to the whole of what it shows a little of. */
export function Section({ title, all, children }: SectionProps) {
  return (
    <section className="mt-8">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{title}</h2>
        {all ? (
          <span className="text-sm [&_a]:inline-block [&_a]:min-h-6 [&_a]:text-quay [&_a]:underline [&_a]:underline-offset-4">
            {all}
          </span>
        ) : null}
      </div>
      {children}
    </section>
  )
}
