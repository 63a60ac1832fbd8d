import type { AskedAhead } from '../call.ts'
import { sightOfCompany } from './company-sight.ts'
import { sightOfCatalogue } from './list-sight.ts'
import { sightOfProduct } from './product-sight.ts'
import { make, type Shape } from './shape.ts'
import { sightOfShowroom } from './showroom-sight.ts'

/**
 * What shows first of a page, by the first word of its address: made of the answer that before-scripts.js has asked for, and shown in the shell while the scripts
 * are on their way. It looks as the page will, so that nothing moves when the page takes its place.
 */
// biome-ignore lint/suspicious/noExplicitAny: each takes the answer of its own question
const sights: Record<string, (data: any) => Shape | null> = {
  company: sightOfCompany,
  product: sightOfProduct,
  products: sightOfCatalogue,
  showroom: sightOfShowroom,
}

/** What is shown of an answer, if anything is. */
export const sightOf = (word: string, data: unknown): Shape | null => (data ? (sights[word]?.(data) ?? null) : null)

/** Shows it, where this is a page that has a first sight and its question has been asked. */
export async function showFirstSight(): Promise<void> {
  const [, word = ''] = location.hash.split(/[/?]/)
  // Who looks on as somebody else has a bar above the page, which it brings itself.
  if (!Object.hasOwn(sights, word) || sessionStorage.getItem('visit') !== null) return
  const { question, answers } = (window as { askedAhead?: AskedAhead }).askedAhead ?? {}
  const response = await answers?.[question ?? '']
  if (!response?.ok) return
  const { data } = await response.clone().json()
  const sight = sightOf(word, data)
  const place = document.querySelector('.shell-sight')
  if (sight && place) place.replaceChildren(make(sight))
}
