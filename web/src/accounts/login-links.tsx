import { Link } from '@tanstack/react-router'
import { holdEmail } from './company-sign-in/company-visit.ts'
import { companySignInTexts } from './company-sign-in/texts.ts'
import { accountsTexts } from './texts.ts'

/** Where somebody goes who has no account, no message, or not the password. */
export function LoginLinks({ next, email }: { next: string | undefined; email: string }) {
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
        <Link
          to="/secured/company"
          search={next ? { next } : {}}
          className={look}
          // What was typed is not typed twice.
          onClick={() => holdEmail(email)}
        >
          {companySignInTexts.withCompany}
        </Link>
      </p>
      <p className="basis-full">
        {accountsTexts.noMessageAfterRegistering}{' '}
        <Link to="/secured/confirm" className={look}>
          {accountsTexts.sendItAgain}
        </Link>
      </p>
    </div>
  )
}
