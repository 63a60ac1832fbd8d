import { Button } from '../../ui/button.tsx'
import { wizardTexts } from './texts.ts'

type LoadFailureProps = { sentence: string; query: { refetch: () => unknown; isFetching: boolean } }

/** What could not be filled in; the fields can be filled by hand all the same. */
export function LoadFailure({ sentence, query }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-brick-tint px-4 py-3 text-brick"
    >
      <p>{sentence}</p>
      <Button tone="secondary" size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {wizardTexts.tryAgain}
      </Button>
    </div>
  )
}
