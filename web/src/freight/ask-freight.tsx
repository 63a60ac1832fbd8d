import { Truck } from 'lucide-react'
import type { AskProps } from '../trade/kind-view.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { freightTexts } from './texts.ts'

/** Asks for freight of a deal's goods: in the wizard, over the deal. */
export function AskFreight({ requestId, isQuiet }: AskProps) {
  return (
    <LinkButton
      to="/requests/$id/freight"
      params={{ id: String(requestId) }}
      tone={isQuiet ? 'quiet' : 'primary'}
      size={isQuiet ? 'small' : 'medium'}
      className={isQuiet ? '-ml-3 min-h-11 md:min-h-8' : undefined}
      icon={isQuiet ? undefined : <Truck size={17} aria-hidden="true" />}
    >
      {freightTexts.ask}
    </LinkButton>
  )
}
