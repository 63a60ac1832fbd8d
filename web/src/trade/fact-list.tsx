export type Fact = { label: string; value: string }

/** What a request says, as labels and values under a title; empty values are left out. */
export function FactList({ title, facts, note }: { title: string; facts: readonly Fact[]; note?: string | undefined }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
      {note ? (
        <p className="mt-4 border-t border-line pt-3 text-sm wrap-anywhere whitespace-pre-line text-soft">{note}</p>
      ) : null}
    </section>
  )
}
