import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { linkedProduct } from './endpoints.ts'
import { productForm } from './form.ts'

/** What somebody begins new products with. */
export const productTemplate = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  changed_at: Type.String(),
  changed_by: nullable(Type.String()),
})
export type ProductTemplate = Type.Static<typeof productTemplate>

const path = '/api/v1/product-templates'
/** So that a list can be told apart by them. */
const name = text(100, 2)
const mayRead = { access: 'seller', scope: 'products:read' } as const
const mayWrite = { access: 'seller', scope: 'products:write', needs: 'editor' } as const

/** The templates of one's own company, by name; there are at most `mostTemplates`. */
export const listProductTemplates = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary: 'The templates new products can begin with',
  answer: Type.Object({ data: Type.Array(productTemplate) }),
})

/** A template with its form, to be completed and sent to `POST /api/v1/own-products`. What is gone since (a document, goods that go with it) is left out. */
export const getProductTemplate = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One template with the form that a new product begins with',
  params: Type.Object({ id }),
  answer: Type.Object({
    ...productTemplate.properties,
    form: productForm,
    linked: Type.Array(linkedProduct),
  }),
})

/** Keeps what is stored of a product, without its name, pictures, article numbers, barcodes and stock, as a template. A name that is taken is refused. */
export const createProductTemplate = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  summary: 'Make a template of one of one’s own products',
  body: closed({ name, product_id: id }),
  answer: productTemplate,
  status: 201,
  idempotent: true,
})

/** Gives a template another name. */
export const renameProductTemplate = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Rename a template',
  params: Type.Object({ id }),
  body: closed({ name }),
  answer: productTemplate,
})

/** Deletes a template; what was made from it stays. */
export const deleteProductTemplate = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a template',
  params: Type.Object({ id }),
  answer: Type.Object({ success: Type.Boolean() }),
})
