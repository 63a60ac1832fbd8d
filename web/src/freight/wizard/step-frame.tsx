import type { ComponentProps, ReactNode } from 'react'
import { Form, FormSummary } from '../../forms/form.tsx'
import { nameField } from './field-ids.ts'

type StepFrameProps = {
  form: ComponentProps<typeof Form>['form'] & ComponentProps<typeof FormSummary>['form']
  label: string
  refusalTitle: string
  footer: ReactNode
  children: ReactNode
}

/** A step of the wizard: what is wrong on top, the sections, the buttons. */
export function StepFrame({ form, label, refusalTitle, footer, children }: StepFrameProps) {
  return (
    <Form form={form} label={label} className="flex flex-col gap-6">
      <FormSummary form={form} title={() => refusalTitle} labels={nameField} />
      {children}
      <div className="flex flex-wrap justify-end gap-3">{footer}</div>
    </Form>
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
