import { copyForm } from './copy.ts'
import { emptyForm, type ProductForm } from './form.ts'
import { templateMessages as say } from './template-messages.ts'

/** So many a company may have: more is a catalogue, not a list to choose from. */
export const mostTemplates = 100

/** What a template keeps of a product: what its copy would have, without its name and its pictures, which are one product's. */
export function templateForm(form: ProductForm): ProductForm {
  const copy = copyForm(form)
  return {
    ...copy,
    name: '',
    images: [],
    ...(copy.variants && { variants: copy.variants.map((variant) => ({ ...variant, images: [] })) }),
  }
}

/** A form that was kept some time ago, without what is gone since: what it refers to, by ids that are still there. */
export function freshenForm(
  kept: ProductForm,
  there: { categories: ReadonlySet<number>; files: ReadonlySet<number>; products: ReadonlySet<number> },
): ProductForm {
  // What forms have learnt since begins empty.
  const form = { ...emptyForm(kept.country), ...kept }
  return {
    ...form,
    categories: form.categories.filter((id) => there.categories.has(id)),
    documents: (form.documents ?? []).filter(({ fileId }) => there.files.has(fileId)),
    links: (form.links ?? []).filter(({ productId }) => there.products.has(productId)),
  }
}

/** What is wrong with the name of a template. */
export function refuseTemplateName(name: string): string | undefined {
  const { length } = name.trim()
  return length < 2 || length > 100 ? say.nameLength : undefined
}
