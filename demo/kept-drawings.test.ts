import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Drawn } from './draw-marketplace.ts'
import { takeDrawings } from './kept-drawings.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairquay-drawings-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const drawingOf = (text: string): Drawn => ({
  drawings: [{ svg: `<svg viewBox="0 0 800 800"><title>${text}</title></svg>`, width: 800, height: 800 }],
  pictures: { companies: [], brands: [0], products: [[0]] },
})

/** What a load gets when its sources would draw `text`. */
async function take(text: string): Promise<Drawn> {
  const { drawn, kept } = await takeDrawings(async () => drawingOf(text), root)
  await kept
  return drawn
}
const listKept = () => readdir(join(root, '.cache'))

test('what was drawn once is not drawn again', async () => {
  expect(await take('jar')).toEqual(drawingOf('jar'))
  expect(await take('never drawn')).toEqual(drawingOf('jar'))
})

test('other sources are drawn anew, and what was kept of the earlier ones goes', async () => {
  await take('jar')
  const before = await listKept()
  await mkdir(join(root, 'demo/goods'), { recursive: true })
  await writeFile(join(root, 'demo/goods/tin.ts'), 'export const tin = 1')
  expect(await take('tin')).toEqual(drawingOf('tin'))
  const after = await listKept()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual(before)
})

test('what was kept in part is drawn anew', async () => {
  await take('jar')
  const [name = ''] = await listKept()
  const file = join(root, '.cache', name)
  const whole = await readFile(file)
  await writeFile(file, whole.subarray(0, whole.length / 2))
  expect(await take('jar anew')).toEqual(drawingOf('jar anew'))
})

test('where nothing can be kept it is drawn all the same', async () => {
  await writeFile(join(root, '.cache'), 'a file where the folder would be')
  expect(await take('jar')).toEqual(drawingOf('jar'))
})
