import type { ComponentProps } from 'react'
import { appTexts } from './texts.ts'

/** A link an operator has set. To another site it opens beside ours; to one of our own pages it stays. */
export function OutsideLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const isOwn = href.startsWith('/') || href.startsWith('#')
  return (
    <a {...rest} href={href} {...(!isOwn && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isOwn ? null : <span className="sr-only"> {appTexts.opensInNewTab}</span>}
    </a>
  )
}
