import { X } from 'lucide-react'
import { useState } from 'react'
import { settings } from '../settings.ts'
import { keepClosed, readClosed } from './closed-announcements.ts'
import { appTexts } from './texts.ts'

/** What an operator tells everybody, above the header; it came with the page, so that nothing moves. */
export function AnnouncementBar() {
  const [closed, setClosed] = useState(readClosed)
  const shown = settings.announcements.filter(({ id }) => !closed.includes(id))
  if (shown.length === 0) return null
  const close = (id: number) => {
    keepClosed([...closed, id])
    setClosed([...closed, id])
  }
  return (
    <section aria-label={appTexts.announcements}>
      {shown.map(({ id, text, link, isWarning }) => (
        <p
          key={id}
          className={`flex items-center justify-center gap-3 border-b border-line px-4 text-sm ${isWarning ? 'bg-amber-tint text-amber' : 'bg-tint text-ink'}`}
        >
          <span className="min-w-0 py-2 break-words">
            {text}{' '}
            {link ? (
              <a href={link} className="font-medium underline underline-offset-4">
                {appTexts.readMore}
              </a>
            ) : null}
          </span>
          <button
            type="button"
            aria-label={appTexts.closeAnnouncement(text)}
            className="flex size-11 shrink-0 items-center justify-center rounded-sm"
            onClick={() => close(id)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </p>
      ))}
    </section>
  )
}
