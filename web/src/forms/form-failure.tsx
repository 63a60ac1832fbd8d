import type { ReactNode } from 'react'
import { BesideButtons } from '../ui/beside-buttons.tsx'

type FormFailureProps = {
  error: Error | null
  /** What is said of it, where that is more than its own sentence. */
  describe?: (error: Error) => ReactNode
}

/** Why something could not be sent, when that is not told at a field: in a dialog above its buttons. */
export function FormFailure({ error, describe = ({ message }) => message }: FormFailureProps) {
  return (
    <BesideButtons>
      <div role="alert" className="empty:hidden">
        {error ? (
          <div className="rounded-md bg-brick-tint px-4 py-3 font-medium break-words text-brick">{describe(error)}</div>
        ) : null}
      </div>
    </BesideButtons>
  )
}
