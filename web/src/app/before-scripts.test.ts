import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writeFirstQuestions } from '../../build/first-questions.ts'

const script = await readFile(new URL('./before-scripts.js', import.meta.url), 'utf8')

/** What is fetched ahead at an address, in its order, and what is asked; `fetchRest` fetches what waits for the first answer. */
function open(hash: string, { isGuest = true, scripts = ['page.js', 'page.css'] } = {}) {
  const fetched: string[] = []
  const asked: string[] = []
  const notes: Record<string, object> = {
    'first-questions': writeFirstQuestions(),
    'page-scripts': { entry: ['platform.js'], [hash.split('/')[1] ?? '']: scripts },
  }
  const style = { setProperty: () => {} }
  const window = { fetchRest: () => {} }
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
    window,
    () => ({ matches: false }),
    1000,
    async (question: string, { headers }: { headers: Record<string, string> }) => {
      asked.push([question, headers.Authorization].filter(Boolean).join(' as '))
    },
  )
  return { fetched, asked, fetchRest: () => window.fetchRest() }
}

test('a guest’s first question is asked at once, a narrowed list by its page', () => {
  expect(open('#/products').asked).toEqual(['/api/v1/products/all?page=1&perPage=12&sortNewest=true'])
  expect(open('#/product/cup').asked).toEqual(['/api/v1/marketplace/product/cup'])
  expect(open('#/showroom/cups').asked).toEqual(['/api/v1/marketplace/showroom/cups?page=1&perPage=12'])
  expect(open('#/products?search=cups').asked).toEqual([])
})

test('who is signed in is asked about at once, and the page’s question with their token', () => {
  const session = '/api/auth/custom-session as Bearer a token'
  expect(open('#/product/cup', { isGuest: false }).asked).toEqual([
    '/api/v1/marketplace/product/cup as Bearer a token',
    session,
  ])
  expect(open('#/secured/orders', { isGuest: false }).asked).toEqual([session])
  expect(open('#/secured/orders').asked).toEqual([])
})

test('what shows first is fetched before the scripts', () => {
  expect(open('#/').fetched).toEqual([
    '/pictures/hero.svg',
    '/assets/platform.js',
    '/assets/page.js',
    '/assets/page.css',
  ])
})

test('beside questions, the pictures of the answer come before the last scripts', () => {
  const scripts = ['1.js', '2.js', '3.js', '4.js', '5.js', '6.js']
  const all = ['platform.js', ...scripts].map((name) => `/assets/${name}`)
  const asking = open('#/products', { scripts })
  expect(asking.fetched).toEqual(all.slice(0, 5))
  asking.fetchRest()
  expect(asking.fetched).toEqual(all)
  expect(open('#/products', { scripts, isGuest: false }).fetched).toEqual(all.slice(0, 4))
  expect(open('#/products?search=cups', { scripts }).fetched).toEqual(['/assets/platform.js'])
})

test('an address that names what every object has is of no page', () => {
  const { asked, fetched } = open('#/constructor', { scripts: [] })
  expect(asked).toEqual([])
  expect(fetched).toEqual(['/assets/platform.js'])
})
