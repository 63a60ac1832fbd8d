import { isOver } from '../../trade/states.ts'
import { hasOffer, isAgreed, type PartStanding } from './standing.ts'

/** The way of a deal: goods are asked for and agreed, then carried, then their papers are complete. */
export const fileSteps = ['ask', 'agree', 'ship', 'papers'] as const
export type FileStep = (typeof fileSteps)[number]
export const stepStates = ['done', 'now', 'later'] as const
export type StepState = (typeof stepStates)[number]

/** What the deal itself leaves to nobody: carriage that the seller sees to by the incoterm, and clearance where the goods cross no customs border. */
export type FileNeeds = { needsFreight: boolean; needsDuty: boolean }

/**
 * How far a file has come, over the parts its reader sees. Asked until there is an offer for the goods, agreed when one is accepted, shipped when carriage is, and its
 * papers are complete when an import that was asked about is agreed too. A file without goods to buy goes by what it has. One that ended has no step left.
 */
export function findSteps(
  parts: readonly PartStanding[],
  { needsFreight, needsDuty }: FileNeeds,
): { step: FileStep; state: StepState }[] {
  const leading = leadingParts(parts)
  const isClosed = parts.every(({ status }) => isOver(status))
  const agreedOf = (role: PartStanding['role']) => parts.some((part) => part.role === role && isAgreed(part.status))
  const isAgreedNow = leading.some(({ status }) => isAgreed(status))
  const isShipped = isAgreedNow && (!needsFreight || agreedOf('carriage'))
  const isDone: Record<FileStep, boolean> = {
    ask: leading.some(({ status }) => hasOffer(status)),
    agree: isAgreedNow,
    ship: isShipped,
    papers: isShipped && (!needsDuty || agreedOf('clearance')),
  }
  const now = isClosed ? undefined : fileSteps.find((step) => !isDone[step])
  return fileSteps.map((step) => ({ step, state: isDone[step] ? 'done' : step === now ? 'now' : 'later' }))
}

/** The parts that say whether there is a deal: those about buying goods that are not over, else all that are not over, else all. */
export function leadingParts(parts: readonly PartStanding[]): readonly PartStanding[] {
  const running = parts.filter(({ status }) => !isOver(status))
  const goods = running.filter(({ role }) => role === 'goods')
  if (goods.length > 0) return goods
  return running.length > 0 ? running : parts
}
