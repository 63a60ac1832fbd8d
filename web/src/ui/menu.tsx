import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { LeaveWithPage } from './leave-with-page.tsx'

type MenuProps = {
  /** What the button shows; give `label` too when that is only a picture. */
  button: ReactNode
  label?: string
  buttonClassName?: string
  align?: 'start' | 'end'
  /** MenuItem, MenuLink, MenuAnchor. */
  children: ReactNode
}

/** A button with a list of actions below it: arrows, Home, End and first letters move, Escape, Tab and Back close, the focus returns. */
export function Menu({ button, label, buttonClassName, align = 'end', children }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return
    itemsOf(list.current)[0]?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function close() {
    setOpen(false)
    trigger.current?.focus()
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(false)
    else if (moveFocus(itemsOf(list.current), event.key)) event.preventDefault()
  }

  return (
    <div ref={frame} className="relative">
      <button
        ref={trigger}
        id={`${id}-button`}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={buttonClassName}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {button}
      </button>
      {isOpen ? <LeaveWithPage onClose={close} /> : null}
      {isOpen ? (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          onKeyDown={steer}
          onClick={close}
          className={joinClasses(
            'appear absolute top-full z-30 mt-2 min-w-52 rounded-lg border border-line bg-raised p-1.5 shadow-raised',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {children}
        </div>
      ) : null}
    </div>
  )
}

const itemLook =
  'flex min-h-11 md:min-h-9 w-full items-center gap-2.5 rounded-md px-3 text-left text-ink outline-none hover:bg-tint focus:bg-tint focus:text-quay'

export function MenuItem({
  icon,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { icon?: ReactNode }) {
  return (
    <button {...rest} type="button" role="menuitem" tabIndex={-1} className={itemLook}>
      {icon}
      {children}
    </button>
  )
}

export function MenuAnchor({ icon, children, ...rest }: Omit<ComponentProps<'a'>, 'className'> & { icon?: ReactNode }) {
  return (
    <a {...rest} role="menuitem" tabIndex={-1} className={itemLook}>
      {icon}
      {children}
    </a>
  )
}

/** An entry that leads to one of our own routes; takes `to`, `params` and `search` like Link. */
export const MenuLink = createLink(MenuAnchor)

export function MenuLine() {
  return <hr className="my-1.5 border-line" />
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')] : []
}

function moveFocus(items: HTMLElement[], key: string): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = nextItem(items, at, key)
  next?.focus()
  return next !== undefined
}

function nextItem(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
