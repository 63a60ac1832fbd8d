import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getShowroom } from '@fairquay/contract/showroom/endpoints.ts'
import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import { showroomLook as look } from '../showroom/showroom-look.ts'
import { longDescription, tellCompany } from '../showroom/tell-company.ts'
import { sightOfGoods } from './list-sight.ts'
import { drawing } from './parts.ts'
import { type Shape, shape } from './shape.ts'

/** A seller's banner, who it is, and its first goods, where its page will have them (showroom/showroom-page.tsx). */
export function sightOfShowroom({ company, products, order_value }: AnswerOf<typeof getShowroom>['data']): Shape {
  const { bannerImage, bannerTitle, bannerSubTitle, name, logo, description } = company
  // How high what a seller gives for bigger orders stands, the page knows.
  const goods = order_value ? null : sightOfGoods(products, look.line)
  return shape('div', look.page, [
    shape('div', `${look.banner} ${bannerImage ? 'bg-sunken' : 'bg-tint'}`, [
      bannerImage ? drawing({ width: 1600, height: 400, src: bannerImage }, look.bannerPicture) : null,
      bannerImage ? shape('div', look.bannerShade) : null,
      // As beside the button with which the seller changes it, whose room is always kept.
      shape('div', `${look.bannerWords} pr-17 ${bannerImage ? 'text-white' : 'text-ink'}`, [
        shape('h1', look.bannerTitle, [bannerTitle || name]),
        shape('p', look.bannerSubTitle, [bannerSubTitle || showroomMessages.defaultSubTitle]),
      ]),
    ]),
    shape('div', look.intro, [
      shape('div', look.seller, [
        logo ? drawing({ width: 96, height: 96, src: logo }, look.logo) : shape('span', look.logo),
        shape('div', look.name, [shape('h2', 'min-w-0 text-xl', [name])]),
      ]),
      shape('div', look.ways, [shape('span', 'hit-area col-span-2 w-72')]),
    ]),
    description ? sightOfDescription(description) : null,
    shape(
      'div',
      look.facts,
      tellCompany(company).map(([fact, value]) =>
        shape('div', look.fact, [shape('span', 'text-faint', [fact]), shape('span', '', [value])]),
      ),
    ),
    goods && shape('div', look.goods, [goods]),
  ])
}

function sightOfDescription(text: string): Shape {
  const isCut = text.length > longDescription
  return shape('div', `${look.description} ${isCut ? look.cut : ''}`, [
    shape('p', `${look.story} ${isCut ? look.cutStory : ''}`, [text]),
    isCut ? shape('span', 'min-h-8 w-20 shrink-0') : null,
  ])
}
