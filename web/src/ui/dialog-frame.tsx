import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { PlaceBesideButtons } from './beside-buttons.tsx'
import { DialogToasts } from './dialog-toasts.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { LeaveWithPage } from './leave-with-page.tsx'
import { uiTexts } from './texts.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the decisive one last. */
  footer?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  place?: 'centre' | 'left' | 'right' | 'bottom'
  isTitleHidden?: boolean
  /** While something is being sent: neither Escape nor a press outside closes it. */
  isHeld?: boolean
  /** It stands in the middle, but takes the place of the page as a drawer does, as a large picture: Back takes it away. */
  coversPage?: boolean
  /** It says what has been done: the focus begins at its title, so that this is what is read first. */
  isConfirmation?: boolean
  /** Where the focus goes afterwards when it is not what opened the dialog. */
  finalFocus?: RefObject<HTMLElement | null>
}

const widths = { narrow: 'max-w-md', medium: 'max-w-xl', wide: 'max-w-4xl' } as const

const places = {
  centre:
    'relative m-auto w-full rounded-lg max-h-[calc(100dvh-2rem)] data-starting-style:opacity-0 data-starting-style:translate-y-2 data-ending-style:opacity-0',
  left: 'fixed inset-y-0 left-0 w-[min(22rem,88vw)] data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right:
    'fixed inset-y-0 right-0 w-[min(26rem,92vw)] data-starting-style:translate-x-full data-ending-style:translate-x-full',
  bottom:
    'fixed inset-x-0 bottom-0 max-h-[88dvh] rounded-t-lg data-starting-style:translate-y-full data-ending-style:translate-y-full',
} as const

/** The working part of Dialog and Drawer; fetched when the first of them opens. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  width = 'medium',
  place = 'centre',
  isTitleHidden,
  isHeld,
  coversPage = false,
  isConfirmation = false,
  finalFocus,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [besideButtons, setBesideButtons] = useState<HTMLElement | null>(null)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => (open || isHeld ? undefined : onClose())}
      disablePointerDismissal={isHeld}
    >
      {isOpen && (coversPage || place !== 'centre') ? <LeaveWithPage onClose={onClose} /> : null}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Base.Viewport className={joinClasses('fixed inset-0 z-40 flex overflow-hidden', place === 'centre' && 'p-4')}>
          <Base.Popup
            initialFocus={isConfirmation ? heading : undefined}
            finalFocus={finalFocus}
            className={joinClasses(
              'flex flex-col bg-raised text-ink shadow-raised outline-none transition-[transform,opacity] duration-150',
              places[place],
              place === 'centre' && widths[width],
            )}
          >
            <header className={joinClasses('pl-5 pr-14 pt-3', !isTitleHidden && 'pb-3 border-b border-line')}>
              <div className="min-h-8 pt-1.5">
                <Base.Title
                  ref={heading}
                  tabIndex={isConfirmation ? -1 : undefined}
                  className={isTitleHidden ? 'sr-only' : 'text-lg font-semibold'}
                >
                  {title}
                </Base.Title>
                {description ? (
                  <Base.Description className="mt-1 text-sm text-soft">{description}</Base.Description>
                ) : null}
              </div>
            </header>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">
              <PlaceBesideButtons value={footer ? besideButtons : undefined}>{children}</PlaceBesideButtons>
            </div>
            {footer ? (
              <div ref={setBesideButtons} className="max-h-[40dvh] shrink-0 overflow-y-auto *:mx-5 *:mt-1 *:mb-3" />
            ) : null}
            <DialogToasts isOpen={isOpen} />
            {footer ? (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            ) : null}
            {/* Last, so that the focus starts at the first field or button of the dialog itself. */}
            <Base.Close
              disabled={isHeld}
              className="absolute right-2 top-2"
              render={<IconButton label={uiTexts.close} icon={<X size={20} aria-hidden="true" />} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
