import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signOut } from '../session.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useTitle } from '../ui/use-title.ts'
import { accountsTexts } from './texts.ts'

/** Opening this address ends the session. */
export function LogoutPage() {
  const navigate = useNavigate()
  useTitle(accountsTexts.logout)
  useEffect(() => {
    void signOut().then(() => navigate({ to: '/secured/login', replace: true }))
  }, [navigate])
  return (
    <>
      <h1 className="sr-only">{accountsTexts.logout}</h1>
      <Spinner label={accountsTexts.signingOut} />
    </>
  )
}
