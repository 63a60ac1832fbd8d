import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'

/** The values of options as a Select offers them; each stands for all variants with it. */
export function listParts(options: ProductForm['options']): { value: string; label: string }[] {
  return options.flatMap(({ name, values }) =>
    values.map((value) => ({ value: JSON.stringify([name, value]), label: say.ofValue(name, value) })),
  )
}

/** The combination a choice of `listParts` stands for; '' is every one. */
export function partOf(choice: string): Record<string, string> {
  if (choice === '') return {}
  const [name, value] = JSON.parse(choice) as [string, string]
  return { [name]: value }
}
