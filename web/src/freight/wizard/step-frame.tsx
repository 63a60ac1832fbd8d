import type { FormEvent, ReactNode, RefObject } from 'react'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { listErrors } from './field-ids.ts'

type StepFrameProps = {
  label: string
  /** What is wrong; shown once the person tried to go on. */
  refusals: Readonly<Record<string, string>>
  refusalTitle: string
  summary: RefObject<HTMLDivElement | null>
  onSubmit: () => void
  footer: ReactNode
  children: ReactNode
}

/** A step of the wizard: what is wrong on top, the sections, the buttons. */
export function StepFrame({ label, refusals, refusalTitle, summary, onSubmit, footer, children }: StepFrameProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ErrorSummary ref={summary} title={refusalTitle} errors={listErrors(refusals)} />
      {children}
      <div className="flex flex-wrap justify-end gap-3">{footer}</div>
    </form>
  )
}

/** A part of a step, with its heading. */
export function StepSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {action}
      </div>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}
