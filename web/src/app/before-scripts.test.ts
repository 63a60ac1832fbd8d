import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writeFirstQuestions } from '../../build/first-questions.ts'

const script = await readFile(new URL('./before-scripts.js', import.meta.url), 'utf8')

/** What is fetched ahead at an address, in its order, and what is asked. */
function open(hash: string, isGuest = true): { fetched: string[]; asked: string[] } {
  const fetched: string[] = []
  const asked: string[] = []
  const notes: Record<string, object> = {
    'first-questions': writeFirstQuestions(),
    'page-scripts': { entry: ['platform.js'], [hash.split('/')[1] ?? '']: ['page.js', 'page.css'] },
  }
  const style = { setProperty: () => {} }
  const run = new Function(
    ...['document', 'location', 'localStorage', 'sessionStorage', 'window', 'matchMedia', 'innerWidth', 'fetch'],
    script,
  )
  run(
    {
      documentElement: { dataset: {}, style },
      getElementById: (id: string) => notes[id] && { textContent: JSON.stringify(notes[id]) },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    { hash },
    { getItem: (key: string) => (key === 'token' && !isGuest ? 'a token' : null) },
    { getItem: () => null },
    {},
    () => ({ matches: false }),
    1000,
    async (question: string) => {
      asked.push(question)
    },
  )
  return { fetched, asked }
}

test('a guest’s first question is asked at once, a narrowed list by its page', () => {
  expect(open('#/products').asked).toEqual(['/api/v1/products/all?page=1&perPage=12&sortNewest=true'])
  expect(open('#/product/cup').asked).toEqual(['/api/v1/marketplace/product/cup'])
  expect(open('#/showroom/cups').asked).toEqual(['/api/v1/marketplace/showroom/cups?page=1&perPage=12'])
  expect(open('#/products?search=cups').asked).toEqual([])
  expect(open('#/products', false).asked).toEqual([])
})

test('what shows first is fetched before the scripts', () => {
  expect(open('#/').fetched).toEqual([
    '/pictures/hero.svg',
    '/assets/platform.js',
    '/assets/page.js',
    '/assets/page.css',
  ])
})
