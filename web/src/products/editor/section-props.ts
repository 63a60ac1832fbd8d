import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { getProductChoices } from '@fairquay/contract/products/endpoints.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import type { PictureAddresses } from './kept-form.ts'
import type { KnownProduct } from './product-start.ts'
import type { ChangeForm } from './use-product-form.ts'
import type { Uploads } from './use-uploads.ts'

/** What every section of the editor is given. */
export type SectionProps = {
  form: ProductForm
  /** What is told to be wrong, by field. */
  faults: FailureDetails
  change: ChangeForm
  choices: AnswerOf<typeof getProductChoices> | undefined
  /** Null while the product is new. */
  slug: string | null
  pictures: ReadonlyMap<number, PictureAddresses>
  /** What orders wait for, by the name of the combination. */
  reserved: ReadonlyMap<string, number>
  /** Other products of the company that have a code of this one too, by `nameCode`. */
  elsewhere: ReadonlyMap<string, { id: number; name: string }>
  uploads: Uploads
  documentUploads: Uploads
  /** Which product it is, what its links lead to, and the place for one that was just chosen. */
  productId: number | 'new'
  linked: ReadonlyMap<number, KnownProduct>
  noteLinked: (product: KnownProduct) => void
}
