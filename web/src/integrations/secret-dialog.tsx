import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { integrationsTexts } from './texts.ts'

type SecretDialogProps = {
  title: string
  /** Undefined: nothing to show. */
  secret: string | undefined
  help: string
  onClose: () => void
}

/** Shows something that is shown once, with a way to copy it. */
export function SecretDialog({ title, secret, help, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const shown = useRef<HTMLElement>(null)
  const copy = async () => {
    try {
      // Where the connection is not encrypted there is no clipboard.
      await navigator.clipboard.writeText(secret ?? '')
      setCopied(secret)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setRefused(secret)
    }
  }
  return (
    <Dialog
      isOpen={secret !== undefined}
      onClose={onClose}
      title={title}
      footer={<Button onClick={onClose}>{integrationsTexts.haveCopied}</Button>}
    >
      <p>{help}</p>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <code ref={shown} className="min-w-0 grow rounded-md bg-sunken px-3 py-2 break-all" data-testid="secret">
          {secret}
        </code>
        <Button
          tone="secondary"
          icon={copied === secret ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {copied === secret ? integrationsTexts.copied : integrationsTexts.copy}
        </Button>
      </p>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {secret !== undefined && refused === secret && copied !== secret ? integrationsTexts.notCopied : null}
      </p>
    </Dialog>
  )
}
