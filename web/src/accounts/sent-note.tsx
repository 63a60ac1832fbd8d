import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { accountsTexts } from './texts.ts'

/** Takes the place of a form once the message it asked for is on its way. */
export function SentNote({ sentence, onAgain }: { sentence: string; onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className="mt-6 rounded-lg border border-line bg-surface p-5 outline-none"
    >
      <MailCheck size={24} aria-hidden="true" className="text-quay" />
      <p className="mt-3">{sentence}</p>
      {settings.demo ? <p className="mt-2 text-sm text-soft">{accountMessages.demoMailbox}</p> : null}
      <Button tone="secondary" size="small" className="mt-4" onClick={onAgain}>
        {accountsTexts.sendToAnother}
      </Button>
    </div>
  )
}
