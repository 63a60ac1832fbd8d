import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A library that a start does not need, loaded by its first use: together they were a fifth of the processor time of a start. */
export function loadWhenUsed<Library>(name: string): () => Library {
  let library: Library | undefined
  return () => {
    library ??= require(name) as Library
    return library
  }
}
