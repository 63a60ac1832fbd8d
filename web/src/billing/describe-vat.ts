import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { vatWords } from '@fairquay/contract/billing/vat-messages.ts'

type Asked = Pick<OrderMoney, 'vat' | 'is_profile_ready' | 'party'>

/** How VAT is charged, in the language of the page; the sentence that the law wants stands on the papers, in theirs. Nothing where it is charged as usual. */
export function describeVat({ vat: { category, is_for_want_of_number }, is_profile_ready, party }: Asked): string {
  if (!is_profile_ready) return billingMessages.vatUnknown
  if (is_for_want_of_number) return party === 'buyer' ? vatWords.numberMissing : vatWords.buyersNumberMissing
  return category === 'S' ? '' : vatWords.kinds[category]
}
