import { defineMessages } from './locale.ts'
/** What an API token may be good for. A call that names none of them is for people signed in, not for tokens. */
export const scopes = ['requests:read', 'requests:answer', 'products:read', 'products:write'] as const
export type Scope = (typeof scopes)[number]

export const scopeNames: Record<Scope, string> = defineMessages({
  'requests:read': 'Read requests',
  'requests:answer': 'Answer requests',
  'products:read': 'Read your own products',
  'products:write': 'Create and change your own products',
})
