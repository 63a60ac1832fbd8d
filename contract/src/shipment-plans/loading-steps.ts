/** Steps of a slider at most: more are too fine for a finger, and for arrow keys too many. */
const mostPositions = 100
const jumps = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** How many pallets or cartons are loaded at a time, and how many such steps it takes: 400 cartons in 80 steps of 5. */
export function findPositions(count: number): { jump: number; positions: number } {
  const jump = jumps.find((one) => count / one <= mostPositions) ?? Math.ceil(count / mostPositions)
  return { jump, positions: Math.ceil(count / jump) }
}
