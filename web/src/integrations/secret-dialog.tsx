import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
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
  return (
    <Dialog
      isOpen={secret !== undefined}
      onClose={onClose}
      title={title}
      footer={<Button onClick={onClose}>{integrationsTexts.haveCopied}</Button>}
    >
      <p>{help}</p>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <code className="min-w-0 grow rounded-md bg-sunken px-3 py-2 break-all" data-testid="secret">
          {secret}
        </code>
        <Button
          tone="secondary"
          icon={copied === secret ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard?.writeText(secret ?? '').then(
              () => setCopied(secret),
              () => undefined,
            )
          }
        >
          {copied === secret ? integrationsTexts.copied : integrationsTexts.copy}
        </Button>
      </p>
    </Dialog>
  )
}
