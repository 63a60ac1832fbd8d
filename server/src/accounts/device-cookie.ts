import { login } from '@fairquay/contract/accounts/endpoints.ts'
import type { Config } from '../config.ts'
import { deviceDays } from './known-devices.ts'

const name = 'fairquay_device'

/** The mark a browser shows when somebody signs in, if it has the shape of one. */
export function readMark(header: string | undefined): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`).exec(header ?? '')?.[1]
}

/** Sent back with sign-ins only, to this host only, from our own pages only; no script reads it. */
export function markCookie({ publicUrl }: Config, mark: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${mark}; Path=${login.path}; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${secure}`
}
