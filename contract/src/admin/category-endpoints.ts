import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, text } from '../fields.ts'
import { done } from './endpoints.ts'

const subIndustry = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Products in any state. */
  products: Type.Integer(),
})
const industry = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  icon: Type.String(),
  /** Products of its sub-industries, each once, in any state. */
  products: Type.Integer(),
  companies: Type.Integer(),
  sub_industries: Type.Array(subIndustry),
})
export type DeskIndustry = Type.Static<typeof industry>
export type DeskSubIndustry = Type.Static<typeof subIndustry>

/** Industries with their sub-industries in the order shown, empty ones included. */
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/v1/operator/categories',
  access: 'admin',
  summary: 'Industries and sub-industries as an operator keeps them',
  answer: Type.Object({ data: Type.Array(industry) }),
})

const name = text(80, 2)
const made = Type.Object({ id: Type.Integer() })

/** 409 when the name is taken, whatever its case. */
export const createIndustry = endpoint({
  method: 'POST',
  path: '/api/v1/operator/industries',
  access: 'admin',
  summary: 'Add an industry at the end',
  body: closed({ name, icon: text(40, 1) }),
  answer: made,
  status: 201,
})

export const changeIndustry = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/industries/:id',
  access: 'admin',
  summary: 'Rename an industry or give it another icon',
  params: Type.Object({ id }),
  body: closed({ name, icon: text(40, 1) }),
  answer: done,
})

/** 422 while it has sub-industries or companies. */
export const deleteIndustry = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/industries/:id',
  access: 'admin',
  summary: 'Delete an empty industry',
  params: Type.Object({ id }),
  answer: done,
})

/** All ids, in their new order; 409 when they are not all of them any more. */
export const orderIndustries = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/industries/order',
  access: 'admin',
  summary: 'Put the industries into another order',
  body: closed({ ids: Type.Array(id, { minItems: 1, maxItems: 500, uniqueItems: true }) }),
  answer: done,
})

export const createSubIndustry = endpoint({
  method: 'POST',
  path: '/api/v1/operator/industries/:id/sub-industries',
  access: 'admin',
  summary: 'Add a sub-industry at the end of an industry',
  params: Type.Object({ id }),
  body: closed({ name }),
  answer: made,
  status: 201,
})

/** With another `industry_id` it moves there, to the end, with its products. */
export const changeSubIndustry = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/sub-industries/:id',
  access: 'admin',
  summary: 'Rename a sub-industry or move it to another industry',
  params: Type.Object({ id }),
  body: closed({ name, industry_id: id }),
  answer: done,
})

/** 422 while it has products. */
export const deleteSubIndustry = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/sub-industries/:id',
  access: 'admin',
  summary: 'Delete an empty sub-industry',
  params: Type.Object({ id }),
  answer: done,
})

export const orderSubIndustries = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/industries/:id/order',
  access: 'admin',
  summary: 'Put the sub-industries of an industry into another order',
  params: Type.Object({ id }),
  body: closed({ ids: Type.Array(id, { minItems: 1, maxItems: 500, uniqueItems: true }) }),
  answer: done,
})
