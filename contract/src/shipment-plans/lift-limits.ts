/** Kilograms that one person may lift in most countries, and two together, by what labour inspectors advise; the planner's own, which a test of the server holds equal. */
export const liftLimits = { one: 25, two: 50 } as const

/** The limit a carton of so many kilograms is over: that of two people, of one, or undefined. */
export function findLiftLimit(kg: number): number | undefined {
  if (kg > liftLimits.two) return liftLimits.two
  return kg > liftLimits.one ? liftLimits.one : undefined
}
