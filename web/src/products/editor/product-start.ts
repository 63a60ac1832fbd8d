import type { ProductForm } from '@fairquay/contract/products/form.ts'
import type { PictureAddresses } from './kept-form.ts'

/** What a product is edited from: the form as it is stored, its version, where its pictures are, and what orders wait for. */
export type Start = {
  form: ProductForm
  version: number
  pictures: ReadonlyMap<number, PictureAddresses>
  /** What orders wait for, by the name of the combination. */
  reserved: ReadonlyMap<string, number>
}
