import type { FocusEvent, ReactNode, RefObject } from 'react'
import { ErrorSummary } from '../ui/error-summary.tsx'

export type FormProps = {
  form: { id: string; box: RefObject<HTMLFormElement | null>; submit: () => void; leave: (event: FocusEvent) => void }
  label?: string | undefined
  className?: string
  children: ReactNode
}

/** The form itself: Enter in a field sends it, and so does a button elsewhere that names it (`<Button type="submit" form={form.id}>`). */
export function Form({ form, label, className, children }: FormProps) {
  return (
    <form
      ref={form.box}
      id={form.id}
      noValidate
      aria-label={label}
      className={className}
      onBlur={form.leave}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {children}
    </form>
  )
}

type FormSummaryProps = {
  form: {
    isTried: boolean
    errors: Readonly<Record<string, string>>
    summary: RefObject<HTMLDivElement | null>
    idOf: (field: string) => string
  }
  title: (count: number) => string
  /** What people read on a field; fields in the order in which they stand, others after them. */
  labels: Readonly<Record<string, string>> | ((field: string) => string)
}

/** Everything that is wrong with a long form, on top of it, each line leading to its field. Where it stands it takes the focus of a refusal. */
export function FormSummary({ form, title, labels }: FormSummaryProps) {
  const order = typeof labels === 'function' ? [] : Object.keys(labels)
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const nameOf = typeof labels === 'function' ? labels : (field: string) => labels[field] ?? ''
  const errors = form.isTried
    ? Object.entries(form.errors)
        .sort(([one], [other]) => place(one) - place(other))
        .map(([field, sentence]) => ({ id: form.idOf(field), label: nameOf(field), sentence }))
    : []
  return <ErrorSummary ref={form.summary} title={title(errors.length)} errors={errors} />
}
