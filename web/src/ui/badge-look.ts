import { joinClasses } from './join-classes.ts'

export type BadgeTone = 'neutral' | 'quay' | 'amber' | 'brick'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-soft',
  quay: 'bg-tint text-quay',
  amber: 'bg-amber-tint text-amber',
  brick: 'bg-brick-tint text-brick',
}

/** One look for every short word that says what something is. */
export function badgeLook(tone: BadgeTone, className?: string): string {
  return joinClasses(
    'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-medium whitespace-nowrap',
    tones[tone],
    className,
  )
}
