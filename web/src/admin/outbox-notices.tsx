import { resendFailedMails } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { Link } from '@tanstack/react-router'
import { Clock, Send, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnce } from '../forms/use-once.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

type Props = {
  failing: number
  waiting: number
  away: { since: string; reason: string; next_try_at: string } | null
  hasServer: boolean
  isShowingFailed: boolean
}

/** How the mails are doing as a whole: what waits and why, and what was given up. */
export function OutboxNotices({ failing, waiting, away, hasServer, isShowingFailed }: Props) {
  const resending = useOnce(resendFailedMails, () => ({}))
  const sending = useDeskAction({
    act: async () => {
      const { resent, dropped } = await resending.mutateAsync()
      showToast('success', adminMessages.resentAll(resent, dropped))
    },
  })
  return (
    <>
      {away ? (
        <Notice isBad icon={<TriangleAlert size={18} aria-hidden="true" className="shrink-0" />}>
          <p className="min-w-0 break-words">
            {adminMessages.serverAway(formatMoment(away.since), waiting)}
            <span className="mt-1 block text-sm">{adminMessages.serverAwayReason(away.reason)}</span>
            <span className="block text-sm">{adminMessages.serverNextTry(formatMoment(away.next_try_at))}</span>
          </p>
        </Notice>
      ) : hasServer && waiting > 0 ? (
        <Notice icon={<Clock size={18} aria-hidden="true" className="shrink-0" />}>
          <p>{adminMessages.onTheirWay(waiting)}</p>
        </Notice>
      ) : null}
      {failing > 0 ? (
        <Notice isBad icon={<TriangleAlert size={18} aria-hidden="true" className="shrink-0" />}>
          <p>{adminMessages.failing(failing)}</p>
          {isShowingFailed ? null : (
            <Link
              to="/operator/outbox"
              search={{ mailState: 'failed' }}
              className="py-1 font-medium underline underline-offset-4"
            >
              {adminTexts.show}
            </Link>
          )}
          {hasServer ? (
            <Button
              tone="secondary"
              size="small"
              icon={<Send size={15} aria-hidden="true" />}
              isBusy={sending.isPending}
              onClick={() => sending.mutate(undefined)}
            >
              {adminTexts.sendFailedAgain}
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </>
  )
}

function Notice({ isBad = false, icon, children }: { isBad?: boolean; icon: ReactNode; children: ReactNode }) {
  return (
    <div
      className={`mb-4 flex gap-3 rounded-md px-4 py-2.5 ${isBad ? 'bg-brick-tint text-brick' : 'bg-sunken text-soft'}`}
    >
      <span className="flex h-6 items-center">{icon}</span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
    </div>
  )
}
