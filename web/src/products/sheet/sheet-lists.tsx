import { countries } from '@fairquay/contract/countries.ts'
import { productStates } from '@fairquay/contract/products/address.ts'
import { stateNames } from '@fairquay/contract/products/page-messages.ts'
import type { SheetCategory } from '@fairquay/contract/products/sheet/read-text.ts'

/** What cells offer to choose from while somebody types; anything else may be typed as well. */
export function SheetLists({
  categories,
  brands,
}: {
  categories: readonly SheetCategory[]
  brands: readonly string[]
}) {
  return (
    <>
      <List id="sheet-states" values={productStates.map((state) => stateNames[state])} />
      <List id="sheet-categories" values={categories.map(({ path }) => path)} />
      <List id="sheet-countries" values={countries.map(({ name }) => name)} />
      <List id="sheet-brands" values={brands} />
    </>
  )
}

function List({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
