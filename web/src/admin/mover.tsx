import { ArrowDown, ArrowUp } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { adminTexts } from './texts.ts'

type MoverProps = { name: string; place: number; of: number; isBusy: boolean; onMove: (by: number) => void }

const look = 'aria-disabled:opacity-45 aria-disabled:pointer-events-none'

/**
 * Two buttons instead of dragging: they work with every keyboard and on every phone. Pressed again and again, a row goes on: neither is ever disabled as a
 * browser means it, and the one that was pressed has the focus again once its row was put elsewhere in the page.
 */
export function Mover({ name, place, of, isBusy, onMove }: MoverProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the place has changed
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus()
    pressed.current = null
  }, [place])
  const move = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || place + by < 0 || place + by >= of) return
    pressed.current = event.currentTarget
    onMove(by)
  }
  return (
    <>
      <IconButton
        label={adminTexts.moveUp(name)}
        icon={<ArrowUp size={17} aria-hidden="true" />}
        aria-disabled={place === 0}
        className={look}
        onClick={move(-1)}
      />
      <IconButton
        label={adminTexts.moveDown(name)}
        icon={<ArrowDown size={17} aria-hidden="true" />}
        aria-disabled={place === of - 1}
        className={look}
        onClick={move(1)}
      />
    </>
  )
}
