import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { Plus, Trash2, WandSparkles } from 'lucide-react'
import type { FormState } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { emptyRow, type PackageRow, packAll, type ShipValues } from './ship-form.ts'
import { nameOf } from './shipment-contents.tsx'
import { shipmentTexts } from './texts.ts'

type PackageFieldsProps = { form: FormState<ShipValues>; goods: readonly ShippableGoods[] }

/** The packages, alike ones in a row, as the products' packaging proposes them or as they are typed. */
export function PackageFields({ form, goods }: PackageFieldsProps) {
  const { packages, lines } = form.values
  const canPropose = goods.some(({ pack }) => pack !== null)
  return (
    <fieldset>
      <legend className="font-semibold">{shipmentTexts.packages}</legend>
      <p className="mb-3 text-sm text-soft">{shipmentTexts.packagesHelp}</p>
      <ul className="flex flex-col gap-3">
        {packages.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: packages are known by their place while they are typed
          <li key={index} className="rounded-lg border border-line p-3">
            <PackageRowFields row={row} index={index} form={form} goods={goods} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          id={form.idOf('packages.more')}
          tone="quiet"
          icon={<Plus size={17} aria-hidden="true" />}
          onClick={() => form.set({ packages: [...packages, { ...emptyRow, position: firstOf(lines) }] })}
        >
          {shipmentTexts.addPackage}
        </Button>
        {canPropose ? (
          <Button
            tone="quiet"
            icon={<WandSparkles size={17} aria-hidden="true" />}
            onClick={() => form.set({ packages: packAll(goods, lines) })}
          >
            {shipmentTexts.proposePackages}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

const firstOf = (lines: ShipValues['lines']) => (lines.length === 1 ? String(lines[0]?.position ?? '') : '')

type RowProps = PackageFieldsProps & { row: PackageRow; index: number }

function PackageRowFields({ row, index, form, goods }: RowProps) {
  const { packages } = form.values
  const change = (part: Partial<PackageRow>) =>
    form.set({ packages: packages.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  const field = (name: Exclude<keyof PackageRow, 'mixed'>, label: string, isNumber = true) => (
    <TextField
      id={form.idOf(`packages.${index}.${name}`)}
      label={label}
      value={row[name]}
      error={form.errors[`packages.${index}.${name}`]}
      onChange={(event) => change({ [name]: event.target.value })}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={60}
    />
  )
  const options = goods.map((good) => ({ value: String(good.position), label: nameOf(good) }))
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow grid-cols-2 gap-3 sm:grid-cols-4">
        {field('count', shipmentTexts.count)}
        {field('type', shipmentTexts.type, false)}
        {row.mixed.length > 0 ? (
          <p className="col-span-2 self-center text-sm text-soft">{shipmentTexts.mixed}</p>
        ) : (
          <>
            <Select
              label={shipmentTexts.content}
              options={options}
              placeholder=""
              value={row.position}
              error={form.errors[`packages.${index}.contents`]}
              onChange={(event) => change({ position: event.target.value })}
            />
            {field('each', shipmentTexts.contentEach)}
          </>
        )}
        {field('length', shipmentTexts.lengthCm)}
        {field('width', shipmentTexts.widthCm)}
        {field('height', shipmentTexts.heightCm)}
        {field('gross', shipmentTexts.grossKg)}
        <TextField
          id={form.idOf(`packages.${index}.net_grams`)}
          label={shipmentTexts.netKg}
          value={row.net}
          error={form.errors[`packages.${index}.net_grams`] ?? form.errors[`packages.${index}.net`]}
          onChange={(event) => change({ net: event.target.value })}
          inputMode="decimal"
          autoComplete="off"
        />
        <div className="col-span-2">{field('marks', shipmentTexts.marks, false)}</div>
      </div>
      <IconButton
        className="mt-6"
        label={shipmentTexts.removePackage(index + 1)}
        icon={<Trash2 size={17} aria-hidden="true" />}
        onClick={() => {
          form.set({ packages: packages.filter((_, at) => at !== index) })
          // The next row has its button here; behind the last one the keyboard goes on at the one that adds.
          if (index === packages.length - 1) form.focus('packages.more')
        }}
      />
    </div>
  )
}
