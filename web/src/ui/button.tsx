import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: ReactNode
  /** Shows a spinner and ignores presses; the button keeps its focus, its name and its width. */
  isBusy?: boolean
}

export function Button({
  tone,
  size,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(tone, size, className)}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  )
}
