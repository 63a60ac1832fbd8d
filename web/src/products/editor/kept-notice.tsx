import { formatMoment } from '@fairquay/contract/locale.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { History } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { KeptForm } from './kept-form.ts'

type KeptNoticeProps = { kept: KeptForm; version: number; onTakeUp: () => void; onThrowAway: () => void }

/** What was typed here before and not saved is offered back. */
export function KeptNotice({ kept, version, onTakeUp, onThrowAway }: KeptNoticeProps) {
  const when = formatMoment(kept.at)
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-tint px-4 py-3">
      <History size={18} aria-hidden="true" className="shrink-0 text-quay" />
      <p className="min-w-0 grow basis-64 text-sm">
        {say.kept(when)} {kept.version < version ? say.keptOlder : ''}
      </p>
      <Button size="small" onClick={onTakeUp}>
        {say.restore}
      </Button>
      <Button size="small" tone="quiet" onClick={onThrowAway}>
        {say.discard}
      </Button>
    </div>
  )
}
