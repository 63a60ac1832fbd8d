import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchChangedTerms } from '../call-failure.ts'
import { refreshSession, useUser } from '../session.tsx'
import { laterTexts } from './later-texts.ts'

/**
 * Terms that are published while somebody works hold up whatever they send: the way to accept them, and back to where they were. They are not led there by
 * themselves, for they may be in the midst of typing.
 */
export function TermsNotice() {
  const user = useUser()
  const { pathname, href } = useRouterState({ select: ({ location }) => location })
  useEffect(() => watchChangedTerms(() => void refreshSession()), [])
  const isShown = user !== null && user.to_accept.length > 0 && !pathname.startsWith('/secured/')
  return (
    <div role="status" className="empty:hidden">
      {isShown ? (
        <p className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line bg-raised px-4 py-3 shadow-raised">
          {laterTexts.termsChanged}
          <Link
            to="/secured/accept"
            search={{ next: href }}
            className="py-1 font-medium text-quay underline underline-offset-4"
          >
            {laterTexts.readAndAccept}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
