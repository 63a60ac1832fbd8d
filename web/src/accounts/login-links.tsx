import { Link } from '@tanstack/react-router'
import { settings } from '../settings.ts'

/** Where somebody goes who has no account, or not the password. */
export function LoginLinks() {
  const look = 'inline-flex min-h-8 items-center rounded-sm font-medium text-quay underline-offset-4 hover:underline'
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-soft">
      <p>
        New here?{' '}
        <Link to="/secured/register" className={look}>
          Register
        </Link>
      </p>
      <a href={`mailto:${settings.supportAddress}?subject=Forgotten%20password`} className={look}>
        Forgotten password
      </a>
    </div>
  )
}
