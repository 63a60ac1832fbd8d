import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'

/** So many products, or together so many lines, are packed at a time: small enough to have several in memory, large enough to become small. */
const mostProducts = 400
const mostLines = 2000

/**
 * The products of a file, in its order. A large file has a hundred thousand of them and each is looked at several times, one part after another, so they are kept
 * packed: a tenth of what they take as objects. Whoever goes through them gets copies, on which nothing that is changed lasts.
 */
export class PackedProducts implements Iterable<ImportedProduct> {
  readonly #packed: Buffer[] = []
  #open: ImportedProduct[] = []
  #openLines = 0
  #length = 0

  get length(): number {
    return this.#length
  }

  push(product: ImportedProduct): void {
    this.#open.push(product)
    this.#openLines += product.lines.length
    this.#length++
    if (this.#open.length < mostProducts && this.#openLines < mostLines) return
    // The fastest level makes it small enough: what products of one list have in common is most of it.
    this.#packed.push(deflateRawSync(JSON.stringify(this.#open), { level: 1 }))
    this.#open = []
    this.#openLines = 0
  }

  *[Symbol.iterator](): Generator<ImportedProduct> {
    for (const part of this.#packed) yield* JSON.parse(inflateRawSync(part).toString()) as ImportedProduct[]
    yield* this.#open
  }

  some(test: (product: ImportedProduct) => boolean): boolean {
    for (const product of this) if (test(product)) return true
    return false
  }

  /** Those for which `test` holds. */
  where(test: (product: ImportedProduct) => boolean): PackedProducts {
    const some = new PackedProducts()
    for (const product of this) if (test(product)) some.push(product)
    return some
  }
}
