import { joinClasses } from '../ui/join-classes.ts'

/** How far long work is, in a bar and in numbers; without `percent` it only says that it goes on. */
export function ProgressBar({ label, percent, note }: { label: string; percent?: number | undefined; note?: string }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-medium break-words">{label}</span>
        <span className="tabular shrink-0 text-sm text-soft">{note}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== undefined && { 'aria-valuenow': percent, 'aria-valuetext': note })}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={joinClasses(
            'h-full rounded-full bg-quay transition-[width]',
            percent === undefined && 'w-1/3 motion-safe:animate-pulse',
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
