import { joinClasses } from './join-classes.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-quay text-on-quay hover:bg-quay-deep',
  secondary: 'bg-surface text-ink border border-edge hover:border-quay hover:text-quay',
  quiet: 'text-quay hover:bg-tint',
  danger: 'bg-brick text-on-brick hover:bg-brick-deep',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 text-sm',
  medium: 'hit-area px-4 text-[0.9375rem]',
  large: 'min-h-12 px-6 text-base',
}

/** One look for everything that is pressed, be it a button or a link. */
export function buttonLook(tone: ButtonTone = 'primary', size: ButtonSize = 'medium', className?: string): string {
  return joinClasses(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium text-center leading-tight select-none transition-colors',
    'disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55 aria-disabled:pointer-events-none',
    tones[tone],
    sizes[size],
    className,
  )
}
