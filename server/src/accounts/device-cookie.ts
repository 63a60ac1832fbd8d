import { login } from '@fairquay/contract/accounts/session-endpoints.ts'
import type { Config } from '../config.ts'
import { deviceDays } from './known-devices.ts'

/** Behind TLS browsers take it from nobody else (`__Secure-`); before TLS was set up it had the plain name. */
const name = 'fairquay_device'
const secureName = `__Secure-${name}`

/** The mark a browser shows when somebody signs in, if it has the shape of one. */
export function readMark(header: string | undefined): string | undefined {
  return new RegExp(`(?:^|;)\\s*(?:${secureName}|${name})=([A-Za-z0-9_-]{43})\\s*(?:;|$)`).exec(header ?? '')?.[1]
}

/** Sent back with sign-ins only, to this host only, from our own pages only; no script reads it. */
export function markCookie({ publicUrl }: Config, mark: string): string {
  const isSecure = publicUrl.startsWith('https:')
  return `${isSecure ? secureName : name}=${mark}; Path=${login.path}; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}
