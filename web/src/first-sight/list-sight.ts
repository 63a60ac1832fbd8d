import type { listProducts } from '@fairquay/contract/catalogue/endpoints.ts'
import type { ProductCard } from '@fairquay/contract/catalogue/shapes.ts'
import { chooseView } from '@fairquay/contract/catalogue/view.ts'
import { cutCompanyName, cutProductName, holdSizes } from '@fairquay/contract/catalogue/wording.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { cardLook, phoneCards } from '../catalogue/card/card-look.ts'
import { catalogueLook } from '../catalogue/catalogue-look.ts'
import { firstCards, listLook } from '../catalogue/list/list-look.ts'
import { listTexts } from '../catalogue/list/texts.ts'
import { catalogueTexts } from '../catalogue/texts.ts'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { picture, way } from './parts.ts'
import { type Shape, shape } from './shape.ts'

type Goods = AnswerOf<typeof listProducts>['data']

/** The heading of the catalogue and its first cards, where its page will have them (catalogue/catalogue-page.tsx). */
export function sightOfCatalogue(goods: Goods): Shape | null {
  const cards = sightOfGoods(goods, listLook.line)
  return (
    cards &&
    shape('div', catalogueLook.page, [
      way([catalogueTexts.home, catalogueTexts.products]),
      shape('h1', catalogueLook.heading, [catalogueTexts.products]),
      // The tabs (ui/tabs.tsx), and what is between them and their panel.
      shape('div', 'h-11 border-b border-line'),
      shape('div', 'pt-5', [cards]),
    ])
  )
}

/** How high a card is, the page knows: those of a second row would move. */
const oneRow = 'max-md:[&>:nth-child(n+3)]:hidden lg:max-xl:[&>:nth-child(n+4)]:hidden'

/** How many goods there are, and the first cards. Few goods stand in a list, for which there is no shape here. */
export function sightOfGoods({ data, total, is_more: isMore }: Goods, line: string): Shape | null {
  if (data.length === 0 || chooseView(total, undefined).layout !== 'grid') return null
  const count = isMore ? listTexts.moreThan(total) : listTexts.count(total)
  return shape('div', listLook.beside, [
    shape('div', 'max-lg:hidden'),
    shape('div', 'min-w-0', [
      shape('div', line, [
        shape('p', listLook.count, [count]),
        shape('div', listLook.controls, [shape('span', 'h-11.5 md:h-10')]),
      ]),
      shape(
        'ul',
        `${listLook.grid} ${oneRow}`,
        data.slice(0, firstCards).map((product) => shape('li', 'min-w-0', [sightOfCard(product)])),
      ),
    ]),
  ])
}

/** It can be pressed already; the keyboard waits for the page. */
function sightOfCard({ name, slug, get_main_image: image, get_supplier: supplier }: ProductCard): Shape {
  const isPhone = matchMedia(phoneCards).matches
  const link = { href: `#/product/${slug}`, tabindex: -1 }
  return shape('div', cardLook.card, [
    shape('div', cardLook.frame, [picture(image, pictureSizes.card, cardLook.picture)]),
    shape('div', cardLook.words, [
      shape('span', cardLook.seller, [cutCompanyName(supplier.name)]),
      shape('h2', cardLook.heading, [shape('a', cardLook.name, [holdSizes(cutProductName(name, isPhone))], link)]),
    ]),
  ])
}
