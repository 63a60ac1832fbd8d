import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { Share2 } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { productPageTexts } from './texts.ts'

/**
 * Hands on an address that messengers can show a preview of (they never see what stands behind `#`): through the device's own sharing where there is
 * one, else through the clipboard.
 */
export function ShareButton({ title, path }: { title: string; path: `/p/${string}` | `/s/${string}` }) {
  async function share() {
    const url = new URL(path, window.location.origin).href
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('success', catalogueMessages.linkCopied)
      }
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast('info', catalogueMessages.copyLink, url)
    }
  }
  return (
    <IconButton
      label={productPageTexts.share}
      icon={<Share2 size={18} aria-hidden="true" />}
      onClick={() => void share()}
    />
  )
}
