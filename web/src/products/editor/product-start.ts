import type { ProductForm } from '@fairquay/contract/products/form.ts'
import type { PictureAddresses } from './kept-form.ts'

/** What a product is edited from: the form as it is stored, its version, and where its pictures are. */
export type Start = { form: ProductForm; version: number; pictures: ReadonlyMap<number, PictureAddresses> }
