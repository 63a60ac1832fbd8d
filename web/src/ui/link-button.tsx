import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'

export type AnchorButtonProps = ComponentProps<'a'> & { tone?: ButtonTone; size?: ButtonSize; icon?: ReactNode }

/** A link to somewhere outside that looks like a button. */
export function AnchorButton({ tone, size, icon, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonLook(tone, size, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A link to one of our own routes that looks like a button; takes `to`, `params` and `search` like Link. */
export const LinkButton = createLink(AnchorButton)
