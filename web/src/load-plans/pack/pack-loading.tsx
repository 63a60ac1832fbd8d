import { formatList } from '@fairquay/contract/locale.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { findLoadingPack, findMissingMeasures } from '@fairquay/contract/products/loading-pack.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { describeLoadWarning, describePackWarning } from '@fairquay/contract/shipment-plans/pack-advice.ts'
import { findLoadWarnings, findPackWarnings } from '@fairquay/contract/shipment-plans/pack-warnings.ts'
import { palletSizes } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { useId, useMemo } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { SaidWarnings } from '../plan-warnings.tsx'
import { PackPattern } from './pack-pattern.tsx'
import { PackUnits } from './pack-units.tsx'
import { packTexts as texts } from './texts.ts'
import { usePackLoads } from './use-pack-loads.ts'

export type PackLoadingProps = {
  form: Pick<ProductForm, 'name' | 'packaging' | 'data'>
  /** A class that keeps the place of the first answer. */
  room: string
}

/** Milliseconds of no typing after which a change is read out: as long as whoever types looks at the next field. */
const quiet = 1000

/** What the packs of a form mean for loading, as they are typed: a pallet, containers, and what cannot be right. */
export function PackLoading({ form, room }: PackLoadingProps) {
  const titleId = useId()
  const { packaging, data, name } = form
  const loading = useMemo(() => findLoadingPack({ packaging }), [packaging])
  const carton =
    loading && loading.level !== 'pallet'
      ? cartonOf({ id: String(loading.at), name: '', pack: loading.pack, quantity: 1 })
      : undefined
  const { found, isFollowing } = usePackLoads(carton)
  const warnings = useMemo(() => findPackWarnings({ packaging, data }), [packaging, data])
  const names = { product: name, packs: packaging.length }
  const said = [
    ...warnings.map((warning) => describePackWarning(warning, names)),
    ...listLoadWarnings(found).map((warning) => describeLoadWarning(warning, names)),
  ]
  const lacking = loading ? undefined : tellMissing(packaging)
  const told = [lacking ?? summarise(found), said.length > 0 ? texts.worthKnowing(said.length) : '']
  return (
    <section
      aria-labelledby={titleId}
      className={joinClasses('flex flex-col gap-3 rounded-md bg-sunken p-3', isFollowing && !found && room)}
    >
      <h3 id={titleId} className="text-base">
        {loading && packaging.length > 1 ? texts.packLoadingOf(say.packUnnamed(loading.at + 1)) : texts.packLoading}
      </h3>
      <p role="status" className="sr-only">
        {useSettled(told.join(' ').trim(), quiet)}
      </p>
      {lacking ? <p className="text-sm text-soft">{lacking}</p> : null}
      {loading?.level === 'pallet' ? <p className="text-sm text-soft">{texts.onlyPallet}</p> : null}
      {found?.loads ? (
        <div
          className={joinClasses(
            'flex flex-col gap-4 transition-opacity lg:flex-row lg:items-start',
            isFollowing && 'opacity-60',
          )}
        >
          <PackPattern loads={found.loads} unitsEach={found.carton.units_per_carton ?? 1} />
          <PackUnits loads={found.loads} unitsEach={found.carton.units_per_carton ?? 1} />
        </div>
      ) : null}
      <SaidWarnings said={said} />
    </section>
  )
}

type Found = ReturnType<typeof usePackLoads>['found']

function listLoadWarnings(found: Found) {
  if (!found?.loads) return []
  const { carton, loads } = found
  return findLoadWarnings(Number(carton.id), loads, palletSizes[loads.pallet_name].safe_load_kg)
}

function tellMissing(packaging: ProductForm['packaging']): string {
  return texts.missingMeasures(formatList(findMissingMeasures({ packaging }).map((part) => texts.measures[part])))
}

function summarise(found: Found): string {
  const { pallet, units = [] } = found?.loads ?? {}
  const container = units.find(({ type }) => type === '20DC')
  return pallet && container ? texts.loadingSummary(pallet.cartons, container.cartons) : ''
}
