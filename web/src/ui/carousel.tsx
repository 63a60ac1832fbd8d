import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'
import { useMedia } from './use-media.ts'
import { slideLook, usualSlides } from './waiting-slides.tsx'

type CarouselProps = {
  /** Names the row for those who listen. */
  label: string
  /** How many slides fit, where not as usual: classes that set --slides, `[--slides:2.2] md:[--slides:3]`. */
  slides?: string
  /** Milliseconds between moves. Rests under the pointer, with focus inside, in a hidden tab and with reduced motion, and can be stopped. */
  autoplay?: number
  /** The heading of the row; the buttons stand at the end of its line. */
  heading?: ReactNode
  children: ReactNode
}

/** A row that scrolls sideways, by touch, keyboard, wheel or its buttons: the platform's own scrolling, snapped to the slides. */
export function Carousel({ label, slides = usualSlides, autoplay, heading, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  const [isResting, setResting] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const count = Children.count(children)

  // biome-ignore lint/correctness/useExhaustiveDependencies: more slides make the row longer without changing its own size
  useEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => {
      const isAtStart = list.scrollLeft < 4
      const isAtEnd = list.scrollLeft > list.scrollWidth - list.clientWidth - 4
      setEnds((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }))
    }
    // Tells of the size it begins with as well, once the page has been laid out.
    const sizes = new ResizeObserver(measure)
    sizes.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [count])

  const isPlaying = autoplay !== undefined && !isStill && !isResting && !isStopped
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (!document.hidden) move(row.current, 'next', true)
    }, autoplay)
    return () => clearInterval(timer)
  }, [isPlaying, autoplay])

  const hasMore = !(ends.isAtStart && ends.isAtEnd)
  return (
    <section
      aria-label={label}
      aria-roledescription={uiTexts.carousel}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className="mb-4 flex items-end justify-between gap-4">
        {heading ?? <span />}
        <div className={joinClasses('flex gap-1', !hasMore && 'invisible')}>
          {autoplay !== undefined && !isStill ? (
            <IconButton
              label={isStopped ? uiTexts.play(label) : uiTexts.pause(label)}
              icon={isStopped ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
              onClick={() => setStopped(!isStopped)}
            />
          ) : null}
          <IconButton
            label={uiTexts.previous(label)}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            aria-disabled={ends.isAtStart}
            onClick={() => move(row.current, 'previous', false)}
          />
          <IconButton
            label={uiTexts.next(label)}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            aria-disabled={ends.isAtEnd}
            onClick={() => move(row.current, 'next', autoplay !== undefined)}
          />
        </div>
      </div>
      <ul
        ref={row}
        className={joinClasses(
          'relative -m-1 flex snap-x snap-mandatory gap-(--gap) overflow-x-auto overscroll-x-contain scroll-smooth p-1 scroll-p-1 [--gap:1rem] [scrollbar-width:none]',
          slides,
        )}
      >
        {Children.map(children, (child) => (
          <li className={slideLook}>{child}</li>
        ))}
      </ul>
    </section>
  )
}

function move(list: HTMLElement | null, direction: 'previous' | 'next', isEndless: boolean): void {
  if (!list) return
  const slide = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth
  const isAtEnd = list.scrollLeft > list.scrollWidth - list.clientWidth - 4
  if (direction === 'next' && isAtEnd && isEndless) list.scrollTo({ left: 0 })
  else list.scrollBy({ left: direction === 'next' ? slide : -slide })
}
