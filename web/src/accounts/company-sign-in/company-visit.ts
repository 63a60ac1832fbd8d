import { readLoginAddress } from '../../app/addresses.ts'
import { keeper } from '../../forms/keeper.ts'
import type { KeptAs } from '../../forms/kept.ts'

/** What this tab keeps while somebody is at their provider: what shows that it was this browser that began, and where they wanted to go. */
type Visit = { browser: string; next: string | null }

const visit: KeptAs<Visit> = {
  name: 'company-sign-in',
  read: (stored) => {
    const { browser, next } = (stored ?? {}) as Partial<Record<keyof Visit, unknown>>
    return typeof browser === 'string' ? { browser, next: typeof next === 'string' ? next : null } : null
  },
}

export function keepVisit(value: Visit): void {
  keeper.open(visit, null).keep(value)
}

/** Where whoever is back wanted to go, as far as that is a page of ours. */
export function readNext(): string | undefined {
  return readLoginAddress({ next: keeper.open(visit, null).getState().value?.next }).next
}

/** What was kept; with that it is gone, as it is good once. */
export function takeVisit(): Visit | null {
  const store = keeper.open(visit, null)
  const { value } = store.getState()
  store.keep(null)
  return value
}

/** The address somebody typed on the page before, so that nobody types it twice. In memory alone. */
let typed = ''

export function holdEmail(email: string): void {
  typed = email
}

export function readEmail(): string {
  return typed
}

/** What a provider's answer came to, taken out of the address before the page is drawn. */
export type Return = { code?: string; fault?: string }
let returned: Return | undefined

export function holdReturn(value: Return): void {
  returned = value
}

/** Once: whoever comes to the page again begins anew. */
export function takeReturn(): Return | undefined {
  const value = returned
  returned = undefined
  return value
}
