import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeInstanceLock } from './instance-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('one of many starts at once gets the folder, also over the lock of a dead one', async () => {
  for (const dead of [undefined, '999999999 long-ago', `${process.pid} another-start-of-this-number`, '']) {
    if (dead !== undefined) await writeFile(join(folder, 'lock-3'), dead)
    const starts = await Promise.allSettled(Array.from({ length: 12 }, () => takeInstanceLock(folder)))
    const won = starts.filter((start) => start.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]?.value.release()
    expect(await readdir(folder)).toEqual([])
  }
})

test('a released folder can be taken again', async () => {
  await (await takeInstanceLock(folder)).release()
  await expect(takeInstanceLock(folder)).resolves.toBeDefined()
  await expect(takeInstanceLock(folder)).rejects.toThrow(/already runs on/)
})
