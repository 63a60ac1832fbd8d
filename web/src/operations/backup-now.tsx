import { backUpNow } from '@fairquay/contract/operations/endpoints.ts'
import { useDeskFinish } from '../admin/use-desk-action.ts'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { operationTexts as say } from './texts.ts'

/** A backup beside what goes on; the page shows when it is done. */
export function BackupNow({ isRunning }: { isRunning: boolean }) {
  const finish = useDeskFinish()
  const asking = useOnce(backUpNow, () => ({}), {
    onSuccess: () => finish(say.begun),
    onError: (failure: Error) => {
      showToast('error', failure.message)
      // The clock may have begun one a moment ago.
      return finish()
    },
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button
        tone="secondary"
        size="small"
        isBusy={asking.isPending}
        disabled={isRunning}
        onClick={() => asking.mutate()}
      >
        {say.backupNow}
      </Button>
      <p role="status" className="text-sm text-soft">
        {isRunning ? say.isRunning : null}
      </p>
    </div>
  )
}
