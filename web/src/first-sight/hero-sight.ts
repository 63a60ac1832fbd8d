import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { heroLook as look } from '../home/hero-look.ts'
import { homeTexts } from '../home/texts.ts'
import { type Shape, shape } from './shape.ts'

/** What stands in front of the quay on the home page (home/hero.tsx): the same for everybody, so it is written into the page when it is built. */
export function sightOfHero(): Shape {
  const { title, lead } = homeMessages.hero
  const { categories, markets, brands, sellers, askSeveral } = homeTexts
  const chip = (text: string) => shape('span', look.chip, [text])
  return shape('div', look.page, [
    shape('div', look.words, [
      shape('h1', look.title, [title]),
      shape('p', look.lead, [lead]),
      shape('div', look.search, [shape('div', 'min-h-14 rounded-lg border border-edge bg-surface')]),
      shape('div', look.ways, [categories, markets, brands, sellers].map(chip)),
      shape('p', look.askSeveral, [
        shape('span', look.chip, [
          askSeveral.link,
          shape('span', 'ml-1.5 font-normal text-soft max-sm:hidden', [askSeveral.example]),
        ]),
      ]),
    ]),
  ])
}
