import { type ReactNode, useId } from 'react'

/** A part of the profile page: what it is about on the left, the form on the right. */
export function ProfileSection({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 xl:grid-cols-[16rem_minmax(0,36rem)]"
    >
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {help ? <p className="mt-1 text-sm text-soft">{help}</p> : null}
      </div>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  )
}
