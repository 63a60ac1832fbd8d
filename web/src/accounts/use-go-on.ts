import { useNavigate, useRouter } from '@tanstack/react-router'
import { keeper } from '../forms/keeper.ts'
import { readSession } from '../session.tsx'
import { keptReturn } from './registration-draft.ts'

/** Leads whoever has just signed in to where they wanted to go. */
export function useGoOn(next: string | undefined): () => Promise<void> {
  const navigate = useNavigate()
  const router = useRouter()
  return async () => {
    keeper.open(keptReturn, null).keep(null)
    const session = readSession()
    if (session.status === 'signedIn' && session.user.needs_second_step)
      return navigate({ to: '/secured/two-steps', search: next ? { next } : {}, replace: true })
    if (session.status === 'signedIn' && session.user.to_accept.length > 0)
      return navigate({ to: '/secured/accept', search: next ? { next } : {}, replace: true })
    if (next) router.history.replace(next)
    else await navigate({ to: '/', replace: true })
  }
}
