/**
 * The page numbers a pager shows: first, last, the current one and its neighbours; `null` stands for the pages left out.
 * A single page is never left out, since its number takes no more room than the gap.
 */
export function listPagerSteps(page: number, pageCount: number, neighbours = 1): (number | null)[] {
  const wanted = new Set([1, pageCount])
  for (let near = page - neighbours; near <= page + neighbours; near++)
    if (near >= 1 && near <= pageCount) wanted.add(near)
  const steps: (number | null)[] = []
  let last = 0
  for (const step of [...wanted].sort((a, b) => a - b)) {
    if (step - last === 2) steps.push(last + 1)
    else if (step - last > 2) steps.push(null)
    steps.push(step)
    last = step
  }
  return steps
}
