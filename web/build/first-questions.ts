import { sorts } from '@fairquay/contract/catalogue/address.ts'
import { listProducts } from '@fairquay/contract/catalogue/endpoints.ts'
import { cataloguePageSize, defaultView } from '@fairquay/contract/catalogue/view.ts'
import { showroomPageSize } from '@fairquay/contract/showroom/address.ts'
import { getShowroom } from '@fairquay/contract/showroom/endpoints.ts'
import type { Plugin } from 'vite'
import { pictureSizes } from '../src/ui/picture-sizes.ts'

/** What a page asks first, from so many CSS pixels of the window on; the narrowest first. */
export type FirstQuestions = Record<string, [width: number, question: string][]>

const widest = 4000

/** By the first word of an address that says nothing else (of a showroom the name of the seller, which replaces `:slug`). */
export function writeFirstQuestions(): FirstQuestions {
  const newest = sorts.find(({ flag }) => flag === 'sortNewest')?.flag
  return {
    products: byWidth((width) => `${listProducts.path}?page=1&perPage=${cataloguePageSize(width)}&${newest}=true`),
    showroom: byWidth((width) => `${getShowroom.path}?page=1&perPage=${showroomPageSize(width)}`),
  }
}

/** How the pictures of the answers are shown: in cards only where there are so many goods that they stand in a grid. */
export function writeFirstPictures(): { sizes: typeof pictureSizes; gridFrom: number } {
  let gridFrom = 1
  while (defaultView(gridFrom).layout !== 'grid') gridFrom++
  return { sizes: pictureSizes, gridFrom }
}

function byWidth(questionOf: (width: number) => string): [number, string][] {
  const steps: [number, string][] = []
  for (let width = 0; width <= widest; width++) {
    const question = questionOf(width)
    if (steps.at(-1)?.[1] !== question) steps.push([width, question])
  }
  return steps
}

/** Writes into the page what lists ask first, and how wide the pictures of the answers stand, for `app/before-scripts.js` to fetch both while the scripts are on their way. */
export function firstQuestions(): Plugin {
  return {
    name: 'first-questions',
    apply: 'build',
    transformIndexHtml: (html) =>
      fillNote(fillNote(html, 'first-questions', writeFirstQuestions()), 'first-pictures', writeFirstPictures()),
  }
}

function fillNote(html: string, id: string, content: object): string {
  const empty = `<script type="application/json" id="${id}">{}</script>`
  if (!html.includes(empty)) throw new Error(`index.html has no place for ${id}: correct web/build/first-questions.ts.`)
  return html.replace(empty, () => empty.replace('{}', JSON.stringify(content)))
}
