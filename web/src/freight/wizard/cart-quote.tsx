import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { WizardStep } from './quote-place.ts'
import { QuoteWizard } from './quote-wizard.tsx'
import { readCartGoods } from './wizard-goods.ts'

type CartQuoteProps = { step: WizardStep; items: readonly CartItem[]; isLoaded: boolean }

/** The quote for some of what is in the cart now. */
export function CartQuote({ step, items, isLoaded }: CartQuoteProps) {
  return <QuoteWizard step={step} goods={items.map(readCartGoods)} isLoaded={isLoaded} />
}
