import type { Boxes, Size } from '../src/packing/kinds.ts'

/** Centimetres inside, as the published instances have it. */
const container: Size = { length: 587, width: 233, height: 220 }

/** How many kinds of box the instances of a set have: BR0, BR1, … */
const kindsOfSets = [1, 3, 5, 8, 10, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** One of the published instances, made as its authors made it: the same numbers come out of the same generator. */
export function makeInstance(set: number, number: number): { container: Size; boxes: Boxes[] } {
  const draw = makeDice(2502505 + 100 * (number - 1))
  const boxes = Array.from({ length: kindsOfSets[set] ?? 0 }, (_, index) => {
    const [length = 0, width = 0, height = 0] = [draw(30, 120), draw(25, 100), draw(20, 80)].sort((a, b) => b - a)
    // An edge may stand vertical when it is less than twice the shorter of the others.
    const upright = [length / height < 2, width / height < 2, height / width < 2] as const
    return { id: String(index + 1), length, width, height, quantity: 1, upright }
  })
  const limit = container.length * container.width * container.height
  let volume = boxes.reduce((sum, box) => sum + volumeOf(box), 0)
  for (;;) {
    const box = boxes[draw(0, boxes.length - 1)]
    if (!box || volume + volumeOf(box) > limit) return { container, boxes }
    box.quantity++
    volume += volumeOf(box)
  }
}

function volumeOf({ length, width, height }: Size): number {
  return length * width * height
}

/** Whole numbers from the least to the most, of the generator of Park and Miller (1988); the first ten are thrown away. */
function makeDice(seed: number): (least: number, most: number) => number {
  const modulus = 2 ** 31 - 1
  let state = seed
  const next = () => {
    state = (16807 * state) % modulus
    return state / modulus
  }
  for (let thrown = 0; thrown < 10; thrown++) next()
  return (least, most) => least + Math.floor(next() * (most - least + 1))
}
