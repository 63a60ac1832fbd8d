import type { FailureDetails } from '../errors.ts'
import { hasWords } from '../has-words.ts'
import { reviewMessages } from './messages.ts'
import type { ReportForm, ReviewForm } from './shapes.ts'

/** Why these words are refused as a review, by field; undefined when they are taken. Stars alone are enough, but for few of them a reason helps everybody. */
export function refuseReview({
  stars,
  title,
  text,
}: Pick<ReviewForm, 'text' | 'title'> & { stars: number }): FailureDetails | undefined {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return { stars: reviewMessages.noStars }
  if (stars <= 2 && !hasWords(title) && !hasWords(text)) return { text: reviewMessages.noReason }
  return undefined
}

/** Why a report is refused, by field. */
export function refuseReport({ reason, text }: ReportForm): FailureDetails | undefined {
  return reason === 'other' && !hasWords(text) ? { text: reviewMessages.noWords } : undefined
}

export type HouseFacts = {
  companyId: number
  registrationNumber: string | null
  taxNumber: string | null
  /** Who founded it, who owns it now. */
  ownerIds: readonly number[]
}

/** Whether two companies are one house, which must not review itself: the same company, an owner of both, or the same number in a public register. */
export function isSameHouse(one: HouseFacts, other: HouseFacts): boolean {
  return (
    one.companyId === other.companyId ||
    one.ownerIds.some((id) => other.ownerIds.includes(id)) ||
    isSameNumber(one.registrationNumber, other.registrationNumber) ||
    isSameNumber(one.taxNumber, other.taxNumber)
  )
}

/** 'IT 0074.3110 157' and 'it00743110157' are one number; what is shorter than five characters is nobody's. */
function isSameNumber(one: string | null, other: string | null): boolean {
  const [plain, others] = [plainNumber(one), plainNumber(other)]
  return plain.length >= 5 && plain === others
}

function plainNumber(text: string | null): string {
  return (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}
