import { joinClasses } from './join-classes.ts'

/** A turning ring for waits without a shape. With a `label` it is announced; without, it decorates something that says so itself. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = joinClasses(
    'inline-block size-5 rounded-full border-2 border-current border-r-transparent animate-spin',
    className,
  )
  if (!label) return <span className={ring} aria-hidden="true" />
  return (
    <span role="status" className="inline-flex items-center gap-3 text-soft">
      <span className={ring} aria-hidden="true" />
      {label}
    </span>
  )
}
