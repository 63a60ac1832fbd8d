import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { twoStepTexts } from './texts.ts'

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  return (
    <Button
      tone="secondary"
      icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => setCopied(text),
          () => undefined,
        )
      }
    >
      {isCopied ? twoStepTexts.copied : twoStepTexts.copy}
    </Button>
  )
}
