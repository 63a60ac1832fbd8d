import { Children, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** How many slides stand side by side: on phones a part of a third says that there is more. */
export const usualSlides = '[--slides:2.2] md:[--slides:3] lg:[--slides:4] max-md:[--gap:0.75rem]'
export const slideLook =
  'min-w-0 shrink-0 grow-0 basis-[calc((100%-(var(--slides)-1)*var(--gap))/var(--slides))] snap-start'

/** What keeps the place of a row until its slides are there: as many of `children` as fit, the same size. */
export function WaitingSlides({ slides = usualSlides, children }: { slides?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('flex gap-(--gap) overflow-hidden [--gap:1rem]', slides)}>
      {Children.map(children, (child) => (
        <div className={slideLook}>{child}</div>
      ))}
    </div>
  )
}
