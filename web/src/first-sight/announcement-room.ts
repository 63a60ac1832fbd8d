import type { ShownAnnouncement } from '@fairquay/contract/settings.ts'

/** A letter, what a text leaves to its sides, and of a line: CSS pixels. */
const [letter, sides, line] = [6.8, 88, 20]
/** The link behind a text is about as long. */
const linkLetters = 10

/**
 * How high what an operator tells everybody will stand above the header (app/announcement-bar.tsx), in CSS pixels, so that the shell keeps its room. How often a text breaks is
 * guessed: the shell is painted before the letters have come.
 */
export function roomOf(announcements: readonly ShownAnnouncement[], closed: readonly number[], width: number): number {
  const heights = announcements
    .filter(({ id }) => !closed.includes(id))
    .map(({ text, link }) => {
      const letters = text.length + (link ? linkLetters : 0)
      const lines = Math.ceil((letters * letter) / (width - sides))
      // The button that closes it, or the lines with what is around them; and the rule below.
      return Math.max(44, 16 + line * lines) + 1
    })
  return heights.reduce((sum, height) => sum + height, 0)
}
