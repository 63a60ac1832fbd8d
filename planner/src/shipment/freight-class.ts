/** From how many pounds a cubic foot (included) which class holds: the density scale of US carriers since July 2025. */
const classes: readonly (readonly [density: number, name: string])[] = [
  [50, '50'],
  [35, '55'],
  [30, '60'],
  [22.5, '65'],
  [15, '70'],
  [12, '85'],
  [10, '92.5'],
  [8, '100'],
  [6, '125'],
  [4, '175'],
  [2, '250'],
  [1, '300'],
]

const poundsPerKilogram = 1 / 0.45359237
const cubicFeetPerCubicMetre = 1 / 0.3048 ** 3

/** The freight class of a US truckload by density alone: an estimate, since handling, stowing and liability can change it. */
export function freightClassOf(kg: number, m3: number): string | undefined {
  if (!(kg > 0 && m3 > 0)) return undefined
  const density = (kg * poundsPerKilogram) / (m3 * cubicFeetPerCubicMetre)
  return classes.find(([least]) => density >= least)?.[1] ?? '400'
}
