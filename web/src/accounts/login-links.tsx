import { Link } from '@tanstack/react-router'
import { accountsTexts } from './texts.ts'

/** Where somebody goes who has no account, no message, or not the password. */
export function LoginLinks({ next }: { next: string | undefined }) {
  const look = 'inline-flex min-h-8 items-center rounded-sm font-medium text-quay underline-offset-4 hover:underline'
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-soft">
      <p>
        {accountsTexts.newHere}{' '}
        <Link to="/secured/register" search={next ? { next } : {}} className={look}>
          {accountsTexts.register}
        </Link>
      </p>
      <Link to="/secured/forgotten" className={look}>
        {accountsTexts.forgottenPassword}
      </Link>
      <p className="basis-full">
        {accountsTexts.noMessageAfterRegistering}{' '}
        <Link to="/secured/confirm" className={look}>
          {accountsTexts.sendItAgain}
        </Link>
      </p>
    </div>
  )
}
