import { sorts } from '@fairquay/contract/catalogue/address.ts'
import { listProducts } from '@fairquay/contract/catalogue/endpoints.ts'
import { cataloguePageSize } from '@fairquay/contract/catalogue/view.ts'
import { showroomPageSize } from '@fairquay/contract/showroom/address.ts'
import { getShowroom } from '@fairquay/contract/showroom/endpoints.ts'
import type { Plugin } from 'vite'

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

function byWidth(questionOf: (width: number) => string): [number, string][] {
  const steps: [number, string][] = []
  for (let width = 0; width <= widest; width++) {
    const question = questionOf(width)
    if (steps.at(-1)?.[1] !== question) steps.push([width, question])
  }
  return steps
}

/** Writes into the page what lists ask first, for `app/before-scripts.js` to ask it while the scripts are on their way. */
export function firstQuestions(): Plugin {
  return {
    name: 'first-questions',
    apply: 'build',
    transformIndexHtml: (html) => fillNote(html, 'first-questions', writeFirstQuestions()),
  }
}

function fillNote(html: string, id: string, content: object): string {
  const empty = `<script type="application/json" id="${id}">{}</script>`
  if (!html.includes(empty)) throw new Error(`index.html has no place for ${id}: correct web/build/first-questions.ts.`)
  return html.replace(empty, () => empty.replace('{}', JSON.stringify(content)))
}
