import { cutProductName, holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { roomOf } from './announcement-room.ts'
import type { Shape } from './shape.ts'
import { sightOf } from './show-first-sight.ts'

afterEach(() => vi.unstubAllGlobals())

const picture = (at: number, width = 1400) => ({
  preview: `/files/${at}-s.webp`,
  medium: `/files/${at}-m.webp`,
  original: `/files/${at}.webp`,
  width,
  height: 900,
  alt: '',
})
const drawing = { ...picture(9), preview: '/files/9.svg', medium: '/files/9.svg', original: '/files/9.svg' }
const card = (get_main_image: unknown, name = 'Cup') => ({
  ...{ name, slug: 'cup', get_main_image },
  get_supplier: { name: 'Cups and Saucers of Porto', slug: 'cups' },
})
const product = {
  name: 'Cup, 12 cm',
  created_at: '2020-01-01T00:00:00.000Z',
  get_all_images: [picture(1), picture(2)],
  get_sub_industries: [{ id: 1, name: 'Cups' }],
  product_data: { usp: null },
}
const company = {
  ...{ name: 'Cups', bannerImage: '/files/banner.webp', bannerTitle: null, bannerSubTitle: null, logo: null },
  ...{
    description: '',
    city: null,
    country: 'Portugal',
    establishment_date: null,
    employees: null,
    get_industries: [],
  },
}

function all(one: Shape | string | null): Shape[] {
  if (one === null || typeof one === 'string') return []
  return [one, ...one.inside.flatMap(all)]
}

const show = (word: string, data: unknown, isPhone = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  return all(sightOf(word, data))
}

const picturesOf = (shapes: Shape[]) =>
  shapes.filter(({ tag }) => tag === 'img').map(({ attributes: { src, srcset, sizes } }) => ({ src, srcset, sizes }))

/** As the page will ask for it. */
function asked(image: ReturnType<typeof picture>, wide: string) {
  const markup = renderToStaticMarkup(createElement(SizedPicture, { image, sizes: wide, isPriority: true }))
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1]
  return { src: read('src'), srcset: read('srcset'), sizes: read('sizes') }
}

const textsOf = (shapes: Shape[]) =>
  shapes.flatMap(({ inside }) => inside.filter((one) => typeof one === 'string')) as string[]

test('of a list, the first row stands there with the pictures of its cards, so that each is fetched once', () => {
  const images = [picture(1), picture(2, 500), drawing, picture(3), picture(4)]
  const shapes = show('products', { data: images.map((image) => card(image)), total: 300, is_more: false })
  expect(picturesOf(shapes)).toEqual(images.slice(0, 4).map((image) => asked(image, pictureSizes.card)))
  expect(textsOf(shapes)).toEqual(expect.arrayContaining(['Products', '300 products', 'Cups and Saucers…', 'Cup']))
  expect(shapes.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes)[0]).toEqual({
    href: '#/product/cup',
    tabindex: -1,
  })
})

test('of a product its first picture and its name, of a showroom the banner and the first row', () => {
  const shapes = show('product', { product })
  expect(picturesOf(shapes)).toEqual([asked(picture(1), pictureSizes.product)])
  expect(textsOf(shapes)).toContain('Cup, 12\u00a0cm')
  const showroom = show('showroom', {
    company,
    products: { data: [card(picture(1)), card(null)], total: 7, is_more: false },
  })
  expect(picturesOf(showroom)).toEqual([
    { src: '/files/banner.webp', srcset: undefined, sizes: undefined },
    asked(picture(1), pictureSizes.card),
  ])
})

test('of a company who it is: its logo, its name, its facts and what it says of itself', () => {
  const facts = { establishment_date: '1987-05-01', employees: 1200, get_industries: [{ industry: { name: 'Cups' } }] }
  const shapes = show('company', {
    company: { ...company, ...facts, name: 'Porto Cups', logo: '/files/logo.webp', description: 'We turn cups.' },
  })
  expect(picturesOf(shapes)).toEqual([{ src: '/files/logo.webp', srcset: undefined, sizes: undefined }])
  expect(textsOf(shapes)).toEqual([
    ...['Porto Cups', 'Portugal', 'Established', 'May 1, 1987', 'Employees', '1,200', 'Industries', 'Cups'],
    'We turn cups.',
  ])
  // Of which nobody has said anything but its name and its country.
  expect(textsOf(show('company', { company }))).toEqual(['Cups', 'Portugal'])
})

test('what a seller gives for bigger orders moves the goods, which wait for the page then', () => {
  const products = { data: [card(picture(1))], total: 7, is_more: false }
  expect(picturesOf(show('showroom', { company, products, order_value: null })).length).toBe(2)
  expect(picturesOf(show('showroom', { company, products, order_value: { steps: [] } })).length).toBe(1)
})

test('names are cut as the cards cut them', () => {
  const name = 'Kraft Pouch with Window and Zip, Brown, 12 × 18 cm'
  for (const isPhone of [true, false]) {
    const texts = textsOf(show('products', { data: [card(null, name)], total: 9, is_more: false }, isPhone))
    expect(texts.at(-1)).toBe(holdSizes(cutProductName(name, isPhone)))
  }
})

test('few goods stand in a list, for which there is no shape', () => {
  const data = [1, 2, 3, 4, 5, 6].map((at) => card(picture(at)))
  expect(show('products', { data, total: 6, is_more: false })).toEqual([])
  const shapes = show('showroom', { company: { ...company, bannerImage: null }, products: { data, total: 6 } })
  expect(picturesOf(shapes)).toEqual([])
  expect(textsOf(shapes)).toContain('Portugal')
})

test('no answer, a page without a shape and goods without pictures are no fault', () => {
  expect(show('product', null)).toEqual([])
  expect(show('cart', { company })).toEqual([])
  expect(picturesOf(show('product', { product: { ...product, get_all_images: [] } }))).toEqual([])
})

test('an announcement has room for its lines, a closed one has none', () => {
  const told = (id: number, text: string) => ({ id, text, link: '', isWarning: false })
  const [short, long] = [told(1, 'We rest on Friday.'), told(2, 'word '.repeat(40))]
  expect(roomOf([], [], 390)).toBe(0)
  expect(roomOf([short], [], 390)).toBe(45)
  // Five lines on a phone, one in a wide window.
  expect(roomOf([long], [], 390)).toBe(117)
  expect(roomOf([long], [], 1920)).toBe(45)
  expect(roomOf([short, long], [2], 390)).toBe(45)
})
