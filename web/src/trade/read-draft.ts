import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'

/** What was typed as an answer, or what cannot be read of it, by field; whether the answer is allowed is another question (`refuseOffer`). */
export type ReadDraft<Offer> = { offer: Offer; problems: FailureDetails }

export type DraftReader = ReturnType<typeof makeReader>

/** Reads typed texts as numbers and words, and notes by field what cannot be read. */
export function makeReader() {
  const problems: FailureDetails = {}
  return {
    problems,
    number(field: string, text: string): number {
      const value = readNumber(text)
      if (value === undefined) problems[field] = answerMessages.needsNumber
      return value ?? 0
    },
    /** 0, or the least, where it cannot be read. */
    whole(field: string, text: string, least = 0): number {
      const value = readNumber(text)
      if (value !== undefined && Number.isInteger(value) && value >= least) return value
      problems[field] = answerMessages.needsWhole
      return least
    },
    needed(field: string, text: string): string {
      if (text.trim() === '') problems[field] = answerMessages.needsText
      return text.trim()
    },
  }
}

/** '1250.5', '1,250.50' and '.5'; a comma that divides no thousands is not guessed at. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim()
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) || plain === '') return undefined
  const value = Number(plain.replaceAll(',', ''))
  return value <= 1_000_000_000_000 ? value : undefined
}
