import { useTitle } from '../ui/use-title.ts'

/** Stands where a screen is still being built. */
export function UnwrittenPage({ title }: { title: string }) {
  useTitle(title)
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-soft">This page is being prepared.</p>
    </div>
  )
}
