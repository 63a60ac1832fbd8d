import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { Sprout } from 'lucide-react'
import { settings } from '../settings.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { WaitingRow } from './goods-row.tsx'
import { homeTexts } from './texts.ts'

/** Where the newest goods will stand, on a marketplace that has none to show. As high as the row it takes the place of, so that nothing below it moves. */
export function NoGoodsYet() {
  return (
    <section aria-label={homeMessages.newArrivals} className="grid *:[grid-area:1/1]">
      <div aria-hidden="true" className="invisible overflow-hidden">
        <WaitingRow title={homeMessages.newArrivals} />
      </div>
      <EmptyState
        icon={<Sprout size={26} aria-hidden="true" />}
        title={homeTexts.noGoodsYet}
        action={
          settings.isOpening ? null : (
            <LinkButton to="/secured/register" search={{ type: 'seller' }} tone="secondary">
              {homeTexts.sellHere}
            </LinkButton>
          )
        }
        className="self-center"
      >
        {homeTexts.noGoodsYetHelp}
      </EmptyState>
    </section>
  )
}
