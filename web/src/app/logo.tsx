import { Link } from '@tanstack/react-router'
import { settings } from '../settings.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { appTexts } from './texts.ts'

type LogoLinkProps = {
  /** Where little room is left: on a phone only the mark. */
  isShort?: boolean
  className?: string
}

/** The way home from everywhere. A name that is longer than its room is cut. */
export function LogoLink({ isShort = false, className = 'max-w-full' }: LogoLinkProps) {
  return (
    <Link
      to="/"
      aria-label={appTexts.home(settings.name)}
      className={joinClasses('flex min-h-11 shrink-0 items-center rounded-md text-ink', className)}
    >
      <Logo isShort={isShort} />
    </Link>
  )
}

/** The operator's own picture, or the mark, a crane over water that is also an F; and the name. */
function Logo({ isShort }: { isShort: boolean }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      {settings.logo ? (
        <img src={settings.logo} alt="" width={32} height={32} className="size-8 shrink-0 object-contain" />
      ) : (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0">
          <rect width="32" height="32" rx="8" className="fill-quay" />
          <path
            d="M10 19.5v-12h12.5M10 13.500h8.500"
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-quay"
          />
          <path
            d="M6 24.500c2.500 0 2.500-1.600 5-1.600s2.500 1.600 5 1.600 2.500-1.600 5-1.600 2.500 1.600 5 1.600"
            fill="none"
            strokeWidth="2.4"
            strokeLinecap="round"
            className="stroke-on-quay opacity-70"
          />
        </svg>
      )}
      <span
        className={joinClasses(
          'truncate text-[1.1875rem] font-semibold tracking-[-0.02em]',
          isShort && 'max-sm:hidden',
        )}
      >
        {settings.name}
      </span>
    </span>
  )
}
