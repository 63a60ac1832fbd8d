import { afterEach, expect, test } from 'vitest'
import { type Apart, keepApart, startApart, TooMuch } from './work-apart.ts'

const program = new URL('../test/fixtures/apart-process.ts', import.meta.url)
let apart: Apart<string, unknown>
const start = () => {
  apart = startApart(program, 64)
  return apart
}
afterEach(() => apart.end())

test('a program answers one question after another, and knows no setting of ours', async () => {
  start()
  expect(await apart.ask('hello', 5000)).toBe('hello!')
  expect(await apart.ask('again', 5000)).toBe('again!')
  expect(await apart.ask('settings', 5000)).toEqual([])
})

test.each(['for ever', 'much memory'])('what takes %s ends its process alone, and is told as too much', async (how) => {
  start()
  await expect(apart.ask(how, how === 'for ever' ? 300 : 30_000)).rejects.toThrow(TooMuch)
  expect(apart.hasEnded).toBe(true)
  expect(await start().ask('next', 5000)).toBe('next!')
})

test('a fault is told in its own words, and the program goes on', async () => {
  start()
  await expect(apart.ask('a fault', 5000)).rejects.toThrow('That is no question.')
  expect(await apart.ask('next', 5000)).toBe('next!')
})

test('a program that ends by itself is no question of too much', async () => {
  const asking = start().ask('the end', 5000)
  await expect(asking).rejects.toThrow('ended with 3')
  await expect(asking).rejects.not.toThrow(TooMuch)
})

test('a program that is kept is asked again, begins anew after too much, and ends when nobody asks', async () => {
  const ask = keepApart<string, unknown>(program, { megabytes: 64, idle: 500 })
  const first = await ask('number', 5000)
  expect(await ask('number', 5000)).toBe(first)
  await expect(ask('for ever', 300)).rejects.toThrow(TooMuch)
  const second = await ask('number', 5000)
  expect(second).not.toBe(first)
  await expect.poll(() => isThere(Number(second)), { timeout: 10_000 }).toBe(false)
  expect(await ask('hello', 5000)).toBe('hello!')
})

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
