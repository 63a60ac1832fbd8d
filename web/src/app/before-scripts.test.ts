import { readFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writeFirstPictures, writeFirstQuestions } from '../../build/first-questions.ts'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { SizedPicture } from '../ui/sized-picture.tsx'

const script = await readFile(new URL('./before-scripts.js', import.meta.url), 'utf8')

type Link = { rel: string; as?: string; href: string; imageSrcset?: string; imageSizes?: string }

/** What is fetched ahead at an address, in its order, where the guest's first question has this answer. */
async function open(hash: string, data: unknown): Promise<{ links: Link[]; asked: string[] }> {
  const links: Link[] = []
  const asked: string[] = []
  const notes: Record<string, object> = {
    'first-questions': writeFirstQuestions(),
    'first-pictures': writeFirstPictures(),
    'page-scripts': { entry: ['platform.js'], [hash.split('/')[1] ?? '']: ['page.js', 'page.css'] },
  }
  const style = { setProperty: () => {} }
  const nothing = { getItem: () => null }
  const run = new Function(
    ...['document', 'location', 'localStorage', 'sessionStorage', 'window', 'matchMedia', 'innerWidth', 'fetch'],
    script,
  )
  run(
    {
      documentElement: { dataset: {}, style },
      getElementById: (id: string) => notes[id] && { textContent: JSON.stringify(notes[id]) },
      createElement: () => ({}),
      head: { append: (link: Link) => links.push(link) },
    },
    { hash },
    nothing,
    nothing,
    {},
    () => ({ matches: false }),
    1000,
    async (question: string) => {
      asked.push(question)
      return new Response(JSON.stringify({ data }))
    },
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { links, asked }
}

const picture = (at: number, width = 1400) => ({
  preview: `/files/${at}-s.webp`,
  medium: `/files/${at}-m.webp`,
  original: `/files/${at}.webp`,
  width,
  height: 900,
  alt: '',
})
const drawing = { ...picture(9), preview: '/files/9.svg', medium: '/files/9.svg', original: '/files/9.svg' }

/** As the page will show it. */
function show(image: ReturnType<typeof picture>, sizes: string) {
  const markup = renderToStaticMarkup(createElement(SizedPicture, { image, sizes, isPriority: true }))
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1]
  return { href: read('src'), imageSrcset: read('srcset'), imageSizes: read('sizes') }
}

const pictures = (links: readonly Link[]) =>
  links
    .filter((link) => link.as === 'image')
    .map(({ href, imageSrcset, imageSizes }) => ({ href, imageSrcset, imageSizes }))

test('of a list, the pictures of the first row are fetched as the cards show them', async () => {
  const images = [picture(1), picture(2, 500), drawing, picture(3), picture(4), picture(5)]
  const { links, asked } = await open('#/products', {
    data: images.map((get_main_image) => ({ get_main_image })),
    total: 300,
  })
  expect(asked).toEqual(['/api/v1/products/all?page=1&perPage=12&sortNewest=true'])
  expect(pictures(links)).toEqual(images.slice(0, 4).map((image) => show(image, pictureSizes.card)))
  // A list that is narrowed is asked for by the page.
  expect((await open('#/products?search=cups', {})).asked).toEqual([])
})

test('of a product its first picture, of a showroom the banner and the first row', async () => {
  const product = await open('#/product/cup', { product: { get_all_images: [picture(1), picture(2)] } })
  expect(pictures(product.links)).toEqual([show(picture(1), pictureSizes.product)])
  const showroom = await open('#/showroom/cups', {
    company: { bannerImage: '/files/banner.webp' },
    products: { data: [{ get_main_image: picture(1) }, { get_main_image: null }], total: 7 },
  })
  expect(pictures(showroom.links)).toEqual([
    { href: '/files/banner.webp', imageSrcset: undefined, imageSizes: undefined },
    show(picture(1), pictureSizes.card),
  ])
})

test('few goods stand in a list, whose pictures are wider: the page fetches them itself', async () => {
  const images = [1, 2, 3, 4, 5, 6].map((at) => ({ get_main_image: picture(at) }))
  const { links } = await open('#/showroom/cups', {
    company: { bannerImage: null },
    products: { data: images, total: 6 },
  })
  expect(pictures(links)).toEqual([])
})

test('what shows first is asked for before the scripts', async () => {
  const { links } = await open('#/', { data: [] })
  expect(links.map(({ href }) => href)).toEqual([
    '/pictures/hero.svg',
    '/assets/platform.js',
    '/assets/page.js',
    '/assets/page.css',
  ])
})

test('an answer without pictures, and one that is none, are no fault', async () => {
  expect(pictures((await open('#/product/none', null)).links)).toEqual([])
  expect(pictures((await open('#/product/bare', { product: { get_all_images: [] } })).links)).toEqual([])
  expect(pictures((await open('#/company/cups', { company: {} })).links)).toEqual([])
})
