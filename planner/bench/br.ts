// How full containers get: the 700 instances BR1 to BR7 of Bischoff and Ratcliff (1995), 100 for each number of kinds of box.
//   node planner/bench/br.ts --sets 1-7 --milliseconds 50|2000 --support full|none [--instances 100]
// Every placement of every load is checked. One line a set, then the mean of the sets; it fails when any load is wrong.
import { parseArgs } from 'node:util'
import { findFaults } from '../src/find-faults.ts'
import { packContainer } from '../src/pack-container.ts'
import { makeInstance } from './instances.ts'

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '1-7' },
    milliseconds: { type: 'string', default: '50' },
    support: { type: 'string', default: 'full' },
    instances: { type: 'string', default: '100' },
  },
})
const [first = 1, last = first] = values.sets.split('-').map(Number)
const milliseconds = Number(values.milliseconds)
const support = values.support === 'none' ? 'none' : 'full'
const instances = Number(values.instances)

// Code is slow until the machine has translated it; a planner that runs all day has that behind it.
for (let warm = 1; warm <= 3; warm++)
  packContainer({ ...makeInstance(first, warm), milliseconds: 200, seed: 1, support })

console.log('set  volume share  worst   ms a load  longest  faults')
const means: number[] = []
let wrong = 0
for (let set = first; set <= last; set++) {
  const shares: number[] = []
  const times: number[] = []
  let faults = 0
  for (let number = 1; number <= instances; number++) {
    const { container, boxes } = makeInstance(set, number)
    const began = performance.now()
    const { placements } = packContainer({ container, boxes, milliseconds, seed: 1, support })
    times.push(performance.now() - began)
    const { length, width, height } = container
    const volume = placements.reduce((sum, box) => sum + box.length * box.width * box.height, 0)
    shares.push(volume / (length * width * height))
    const found = findFaults({ container, boxes, support }, placements)
    if (found.length > 0) console.error(`BR${set} ${number}: ${found.join('; ')}`)
    faults += Math.min(1, found.length)
  }
  wrong += faults
  means.push(mean(shares))
  console.log(
    `BR${String(set).padEnd(2)} ${percent(mean(shares)).padStart(12)} ${percent(Math.min(...shares)).padStart(6)} ` +
      `${mean(times).toFixed(1).padStart(11)} ${Math.max(...times)
        .toFixed(0)
        .padStart(8)} ${String(faults).padStart(7)}`,
  )
}
const { rss } = process.memoryUsage()
console.log(
  `mean ${percent(mean(means)).padStart(11)}   memory ${(rss / 2 ** 20).toFixed(0)} MiB, ${wrong} wrong loads`,
)
if (wrong > 0) process.exitCode = 1

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
