import { weighLanded } from '@fairquay/contract/landed-cost/headline.ts'
import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'

/** Which of them costs least a piece at the door; none while one is not known whole, or only one is there. */
export function findCheapest(answers: readonly (AnsweredLandedCost | undefined)[]): number | undefined {
  const weighed = answers.map((answer) => {
    if (!answer) return undefined
    const { amount, isWhole } = weighLanded(answer)
    const quantity = answer.lines[0]?.quantity ?? 0
    return isWhole && quantity > 0 ? amount / quantity : undefined
  })
  if (weighed.length < 2 || weighed.includes(undefined)) return undefined
  const least = Math.min(...weighed.map((each) => each ?? Number.POSITIVE_INFINITY))
  return weighed.indexOf(least)
}
