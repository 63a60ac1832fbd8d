import { Download, Printer } from 'lucide-react'
import { useUser } from '../../session.tsx'
import { settings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { CopyButton } from './copy-button.tsx'
import { twoStepTexts } from './texts.ts'

/** Shows the codes, which are shown once, with ways to keep them. Only its button closes it: nobody loses them by pressing beside it. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const email = useUser()?.email ?? ''
  const text = `${twoStepTexts.fileTitle(settings.name, email)}\n\n${codes.join('\n')}\n`
  return (
    <Dialog
      isOpen
      isHeld
      isConfirmation
      onClose={onClose}
      title={twoStepTexts.codesTitle}
      footer={<Button onClick={onClose}>{twoStepTexts.kept}</Button>}
    >
      <p>{twoStepTexts.codesHelp}</p>
      <ul className="my-4 grid gap-x-6 gap-y-2 rounded-md bg-sunken px-4 py-3 sm:grid-cols-2" data-testid="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <Button
          tone="secondary"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), twoStepTexts.fileName)}
        >
          {twoStepTexts.download}
        </Button>
        <Button tone="secondary" icon={<Printer size={16} aria-hidden="true" />} onClick={() => printText(text)}>
          {twoStepTexts.print}
        </Button>
      </div>
    </Dialog>
  )
}

/** Nothing of the page but the codes goes to the printer. */
function printText(text: string): void {
  const frame = document.createElement('iframe')
  // Not `hidden`: what is not displayed is printed as an empty page by some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' })
  document.body.append(frame)
  const paper = frame.contentDocument
  const lines = paper?.createElement('pre')
  if (!paper || !lines) return
  lines.textContent = text
  paper.body.append(lines)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
