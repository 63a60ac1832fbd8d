/** Why a form could not be sent, when that is not told at a field. */
export function FormFailure({ error }: { error: Error | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error ? <p className="rounded-md bg-brick-tint px-4 py-3 font-medium text-brick">{error.message}</p> : null}
    </div>
  )
}
