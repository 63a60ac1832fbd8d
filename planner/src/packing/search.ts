import { type Block, makeBlocks } from './blocks.ts'
import type { Kind, Size } from './kinds.ts'
import { coverPlateaus, type Plateau, raisePlateau } from './plateaus.ts'
import { measureReach, type Reach } from './reach.ts'

/** A block and where its lower back left corner is, and what was set down before it. */
export type Step = { block: Block; x: number; y: number; z: number; before: Step | undefined }

type Load = {
  plateaus: Plateau[]
  /** How many of each kind are left. */
  left: Int32Array
  volume: number
  weight: number
  last: Step | undefined
}

type Limits = {
  /** Kilograms the container may hold. */
  payload: number
  /** How much may be looked at: blocks on plateaus. The same input with the same effort gives the same load on every machine. */
  effort: number
  /** From the wall at the back towards the door, so that what is not filled is left free in one piece; else from all four corners, which fills more. */
  isFromBack: boolean
  /** A slow machine may stop earlier. */
  isLate: () => boolean
}

/** So many of the best blocks for a plateau are tried for each load that is followed. */
const triesPerLoad = 3

/**
 * Fills a container as full as it can. Followed are the most promising loads, one block at a time (a beam search, after Araya and Riff,
 * 2014): each is continued with the best blocks for the plateau nearest a corner, and how promising that is says its completion by the
 * best block each time. Each pass follows more loads than the last until the effort is spent or everything is loaded; the fullest
 * load of all is the answer.
 */
export class Search {
  readonly #container: Size
  readonly #limits: Limits
  readonly #blocks: readonly Block[]
  readonly #flat: Reach
  readonly #tall: Reach
  readonly #kinds: readonly Kind[]
  readonly #narrowest: number
  readonly #lowest: number
  /** The volume of all there is to load. */
  readonly #whole: number
  #spent = 0
  #best: Load | undefined

  constructor(container: Size, kinds: readonly Kind[], limits: Limits, seed: number) {
    this.#container = container
    this.#kinds = kinds
    this.#limits = limits
    this.#blocks = makeBlocks(kinds, container, seed)
    const { flat, tall } = measureReach(kinds, Math.max(container.length, container.width), container.height)
    this.#flat = flat
    this.#tall = tall
    this.#whole = kinds.reduce((sum, { quantity, turns: [turn] }) => sum + quantity * volumeOf(turn), 0)
    const turns = kinds.flatMap(({ turns: all }) => all)
    this.#narrowest = Math.min(...turns.map(({ length, width }) => Math.min(length, width)))
    this.#lowest = Math.min(...turns.map(({ height }) => height))
  }

  /** The last step of the fullest load. */
  run(): Step | undefined {
    for (let width = 1; !this.#isOver(); width = Math.max(width + 1, Math.round(width * Math.SQRT2)))
      if (!this.#pass(width)) break
    return this.#best?.last
  }

  /** Follows so many loads to the end; false when there was nothing to choose, so that more would find nothing else. */
  #pass(width: number): boolean {
    let loads = [this.#empty()]
    let isChosen = false
    while (loads.length > 0) {
      const next: { load: Load; promise: number }[] = []
      const known = new Set<number>()
      for (const load of loads) {
        const tries = this.#findTries(load, width * triesPerLoad)
        if (tries.length === 0) this.#keep(load)
        for (const { plateau, block } of tries) {
          const tried = this.#setDown(copy(load), plateau, block)
          const promise = this.#complete(copy(tried))
          // Loads of equal promise are mostly one load, built in another order.
          if (known.has(promise)) continue
          known.add(promise)
          next.push({ load: tried, promise })
          if (this.#isOver()) return true
        }
      }
      isChosen ||= next.length > 1
      next.sort((a, b) => b.promise - a.promise)
      loads = next.slice(0, width).map(({ load }) => load)
    }
    return isChosen
  }

  #isOver(): boolean {
    const { effort, isLate } = this.#limits
    if (!this.#best) return false
    return this.#best.volume >= this.#whole || this.#spent >= effort || isLate()
  }

  #empty(): Load {
    const { length, width } = this.#container
    const floor: Plateau = { left: 0, front: 0, right: length, back: width, level: 0, bears: Infinity, isFull: false }
    return {
      plateaus: [floor],
      left: Int32Array.from(this.#kinds, ({ quantity }) => quantity),
      volume: 0,
      weight: 0,
      last: undefined,
    }
  }

  #keep(load: Load): void {
    if (!this.#best || load.volume > this.#best.volume) this.#best = load
  }

  /** Sets down the best block for the nearest plateau until nothing fits; the volume that makes. */
  #complete(load: Load): number {
    for (let [best] = this.#findTries(load, 1); best; [best] = this.#findTries(load, 1))
      this.#setDown(load, best.plateau, best.block)
    this.#keep(load)
    return load.volume
  }

  /** The best blocks for the plateau nearest a corner on which anything fits; plateaus on which nothing does are marked. */
  #findTries(load: Load, most: number): { plateau: Plateau; block: Block }[] {
    for (;;) {
      const plateau = this.#nearestPlateau(load)
      if (!plateau) return []
      const blocks = this.#bestBlocks(load, plateau, most)
      if (blocks.length > 0) return blocks.map((block) => ({ plateau, block }))
      load.plateaus[load.plateaus.indexOf(plateau)] = { ...plateau, isFull: true }
    }
  }

  #nearestPlateau({ plateaus }: Load): Plateau | undefined {
    const { length, width } = this.#container
    const { isFromBack } = this.#limits
    let nearest: Plateau | undefined
    let shortest = Infinity
    let largest = 0
    for (const plateau of plateaus) {
      if (plateau.isFull) continue
      const { left, front, right, back, level } = plateau
      const distance = (isFromBack ? left : Math.min(left, length - right)) + Math.min(front, width - back) + level
      const area = (right - left) * (back - front)
      if (distance > shortest || (distance === shortest && area <= largest)) continue
      nearest = plateau
      shortest = distance
      largest = area
    }
    return nearest
  }

  /** The blocks that fit, by their worth and by how much of what they leave can still be filled. */
  #bestBlocks(load: Load, plateau: Plateau, most: number): Block[] {
    const length = plateau.right - plateau.left
    const width = plateau.back - plateau.front
    const height = this.#container.height - plateau.level
    const room = this.#limits.payload - load.weight
    const bears = plateau.bears * (1 + 1e-9)
    const space = length * width * height
    const found: { block: Block; value: number }[] = []
    let threshold = 0
    let looked = 0
    for (const block of this.#blocks) {
      // None of the rest can be better: the share that can be filled is at most 1.
      if (block.worth <= threshold) break
      looked++
      if (block.length > length || block.width > width || block.height > height) continue
      if (block.count > (load.left[block.kind.index] ?? 0)) continue
      if (block.pressure > bears || block.weight > room) continue
      const fillable =
        ((block.length + (this.#flat[length - block.length] ?? 0)) *
          (block.width + (this.#flat[width - block.width] ?? 0)) *
          (block.height + (this.#tall[height - block.height] ?? 0))) /
        space
      const value = block.worth * fillable * fillable
      if (value <= threshold) continue
      threshold = insert(found, { block, value }, most)
    }
    this.#spent += looked + 200
    return found.map(({ block }) => block)
  }

  /** Sets a block into the corner of the plateau that is nearest the walls. */
  #setDown(load: Load, plateau: Plateau, block: Block): Load {
    const { length, width, height } = this.#container
    const isAtBack = this.#limits.isFromBack || plateau.left <= length - plateau.right
    const x = isAtBack ? plateau.left : plateau.right - block.length
    const y = plateau.front <= width - plateau.back ? plateau.front : plateau.back - block.width
    const on = { left: x, front: y, right: x + block.length, back: y + block.width, level: plateau.level }
    load.plateaus = coverPlateaus(load.plateaus, on, this.#narrowest)
    const level = plateau.level + block.height
    const bears = Math.min(block.bears, plateau.bears - block.pressure)
    if (bears > 0 && level + this.#lowest <= height) raisePlateau(load.plateaus, { ...on, level, bears, isFull: false })
    load.left[block.kind.index] = (load.left[block.kind.index] ?? 0) - block.count
    load.volume += block.volume
    load.weight += block.weight
    load.last = { block, x, y, z: plateau.level, before: load.last }
    return load
  }
}

function volumeOf(size: Size | undefined): number {
  return size ? size.length * size.width * size.height : 0
}

function copy(load: Load): Load {
  return { ...load, plateaus: load.plateaus.slice(), left: load.left.slice() }
}

/** Keeps the most valuable in order; the value that another must exceed to be among them. */
function insert<Found extends { value: number }>(found: Found[], added: Found, most: number): number {
  let at = found.length
  while (at > 0 && (found[at - 1]?.value ?? 0) < added.value) at--
  found.splice(at, 0, added)
  if (found.length > most) found.pop()
  return found.length === most ? (found[most - 1]?.value ?? 0) : 0
}
