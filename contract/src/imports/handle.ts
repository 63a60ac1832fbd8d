import { foldName } from '../same-name.ts'
import { makeSlug, transliterate } from '../slugs.ts'

/**
 * Where an import knows goods again that a file gives nothing but a name: its words in Latin letters as far as every letter can be written so, and otherwise the name itself. Two
 * goods with names in another script are two.
 */
export function handleOfName(name: string): string {
  const isReadable = [...name].every((sign) => !/[\p{L}\p{N}]/u.test(sign) || isWritable(sign))
  const slug = isReadable ? makeSlug(name, '') : ''
  return slug === '' ? foldName(name).replace(/\s+/g, '-').slice(0, longestHandle) : slug
}

const longestHandle = 255

/** A sign without a sound of its own ('ь') is written as nothing; one that nobody can write becomes a blank. */
function isWritable(sign: string): boolean {
  const written = transliterate(sign)
  return written === '' || written.trim() !== ''
}
