import type { LinkedProduct } from '@fairquay/contract/products/endpoints.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import type { PictureAddresses } from './kept-form.ts'

/** What is shown of a product that goes with this one. */
export type KnownProduct = Pick<LinkedProduct, 'id' | 'name' | 'image' | 'state'>

/** What a product is edited from: the form as it is stored, its version, where its pictures are, and what orders wait for. */
export type Start = {
  form: ProductForm
  version: number
  pictures: ReadonlyMap<number, PictureAddresses>
  /** What orders wait for, by the name of the combination. */
  reserved: ReadonlyMap<string, number>
  /** What its links lead to. */
  linked: ReadonlyMap<number, KnownProduct>
  /** Other products of the company that have a code of it too, by `nameCode`. */
  elsewhere: ReadonlyMap<string, { id: number; name: string }>
}
