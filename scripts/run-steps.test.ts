import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readStartTime } from '../server/src/running-process.ts'
import { chooseSteps, type Outcome, runSteps, type Step } from './run-steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairquay-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const node = (script: string) => [process.execPath, '-e', script]
const done = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: node(`console.log('${name}')`),
  ...more,
})
/** Leaves its number and that of a child of its own in a file, and stays. */
const lasting = (name: string): Step => ({
  name,
  command: node(`
    const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    process.on('SIGINT', () => process.exit(1))
    require('fs').writeFileSync('${name}', process.pid + ' ' + child.pid)
    setInterval(() => {}, 1000)`),
})
const readProcesses = (name: string) => readFileSync(join(folder, name), 'utf8').split(' ').map(Number)

async function run(steps: readonly Step[], signal = new AbortController().signal) {
  const told: Outcome[] = []
  const outcomes = await runSteps(steps, { lanes: 2, root: folder, signal, tell: (outcome) => void told.push(outcome) })
  expect(told).toEqual(outcomes)
  return outcomes
}

test('all steps are done, each after those it needs, and tell what they said', async () => {
  const outcomes = await run([
    done('last', { after: ['first', 'second'] }),
    done('first'),
    done('second'),
    done('heavy', { heavy: true }),
  ])
  const names = outcomes.map(({ step }) => step.name)
  expect(names.toSorted()).toEqual(['first', 'heavy', 'last', 'second'])
  expect(names.indexOf('last')).toBeGreaterThan(Math.max(names.indexOf('first'), names.indexOf('second')))
  expect(outcomes.every(({ isDone, step, said }) => isDone && said === `${step.name}\n`)).toBe(true)
})

test('of what needs every core one runs at a time, with what is light beside it', async () => {
  const note = (what: string) => `require('fs').appendFileSync('order', '${what} ')`
  const heavy = (name: string): Step => ({
    name,
    heavy: true,
    command: node(`${note(`+${name}`)}; setTimeout(() => ${note(`-${name}`)}, 300)`),
  })
  const light: Step = {
    name: 'light',
    command: node(`
      const wait = () => require('fs').existsSync('order') ? ${note('light')} : setTimeout(wait, 20)
      wait()`),
  }
  await run([heavy('a'), heavy('b'), light])
  const order = readFileSync(join(folder, 'order'), 'utf8').trim().split(' ')
  expect(order.filter((what) => what !== 'light').join(' ')).toMatch(/^(\+a -a \+b -b|\+b -b \+a -a)$/)
  // It waits for one of them to have begun, and could not if that were alone.
  expect(order).toContain('light')
})

test('the first that fails is told last and ends the others, with all that they started', async () => {
  const failing: Step = {
    name: 'failing',
    command: node(`
      const wait = () => require('fs').existsSync('beside') ? process.exit(3) : setTimeout(wait, 20)
      console.error('why')
      wait()`),
  }
  const outcomes = await run([lasting('beside'), failing, done('never', { after: ['failing'] })])
  expect(outcomes.map(({ step, isDone, said }) => [step.name, isDone, said])).toEqual([['failing', false, 'why\n']])
  const [step = 0, child = 0] = readProcesses('beside')
  expect(readStartTime(step)).toBe('')
  await vi.waitFor(() => expect(readStartTime(child)).toBe(''))
})

test('Ctrl-C ends everything and nothing is done', async () => {
  const interrupted = new AbortController()
  const running = run([lasting('open'), done('later', { after: ['open'] })], interrupted.signal)
  const [step = 0] = await vi.waitFor(() => readProcesses('open'))
  interrupted.abort()
  expect(await running).toEqual([])
  expect(readStartTime(step)).toBe('')
})

test('a program that is not there is a failure', async () => {
  expect(await run([{ name: 'missing', command: ['no-such-program'] }])).toMatchObject([{ isDone: false }])
})

test('a word chooses the steps that hold it, with what they need', () => {
  const steps = [done('build'), done('lint'), done('weigh', { after: ['build'] }), done('walk', { after: ['weigh'] })]
  const choose = (...words: string[]) => chooseSteps(steps, words).map(({ name }) => name)
  expect(choose()).toEqual(['build', 'lint', 'weigh', 'walk'])
  expect(choose('wal')).toEqual(['build', 'weigh', 'walk'])
  expect(choose('lin', 'build')).toEqual(['build', 'lint'])
})
