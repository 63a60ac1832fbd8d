import { CallFailure } from '../call.ts'

/** Why a form could not be sent, when that is not told at a field. */
export function FormFailure({ error, fields = [] }: { error: unknown; fields?: readonly string[] }) {
  const isAtField = error instanceof CallFailure && Object.keys(error.details).some((field) => fields.includes(field))
  return (
    <div role="alert" className="empty:hidden">
      {error instanceof Error && !isAtField ? (
        <p className="rounded-md bg-brick-tint px-4 py-3 font-medium text-brick">{error.message}</p>
      ) : null}
    </div>
  )
}

/** What the server says is wrong with a field. */
export function refusalOf(error: unknown, field: string): string | undefined {
  return error instanceof CallFailure ? error.details[field] : undefined
}
