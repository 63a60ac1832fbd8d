import { Link } from '@tanstack/react-router'

/** Where somebody goes who has no account, no message, or not the password. */
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
      <Link to="/secured/forgotten" className={look}>
        Forgotten password
      </Link>
      <p className="basis-full">
        No message after registering?{' '}
        <Link to="/secured/confirm" className={look}>
          Send it again
        </Link>
      </p>
    </div>
  )
}
