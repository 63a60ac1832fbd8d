import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { readTypedNumber, readTypedWhole } from '@fairquay/contract/typed-number.ts'

/** What was typed as an answer, or what cannot be read of it, by field; whether the answer is allowed is another question (`refuseOffer`). */
export type ReadDraft<Offer> = { offer: Offer; problems: FailureDetails }

export type DraftReader = ReturnType<typeof makeReader>

/** Reads typed texts as numbers and words, and notes by field what cannot be read; such a number is none (NaN), so that no rule finds it too small or too large. */
export function makeReader() {
  const problems: FailureDetails = {}
  return {
    problems,
    number(field: string, text: string): number {
      const value = readNumber(text)
      if (value === undefined) problems[field] = answerMessages.needsNumber
      return value ?? Number.NaN
    },
    whole(field: string, text: string, least = 0): number {
      const value = readWhole(text)
      if (value !== undefined && value >= least) return value
      problems[field] = answerMessages.needsWhole
      return Number.NaN
    },
    needed(field: string, text: string): string {
      if (text.trim() === '') problems[field] = answerMessages.needsText
      return text.trim()
    },
  }
}

/** What was typed, if it is a number that can be meant. */
export function readNumber(text: string): number | undefined {
  return sound(readTypedNumber(text))
}

/** The same of what can only be whole. */
export function readWhole(text: string): number | undefined {
  return sound(readTypedWhole(text))
}

function sound(value: number): number | undefined {
  return value >= 0 && value <= 1_000_000_000_000 ? value : undefined
}
