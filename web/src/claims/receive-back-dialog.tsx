import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { nameOf } from '../shipments/shipment-contents.tsx'
import { stockPlacesQuery } from '../stock/place-queries.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { readReturn, refuseTypedReturn, startReturn, type TypedReturn } from './returned-goods.ts'
import { claimTexts } from './texts.ts'
import { useClaimAction } from './use-claim-action.ts'

type Back = { place: string; lines: TypedReturn[] }

/** What of the goods sent back has come, and how much of it can be sold again. */
export function ReceiveBackDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const acting = useClaimAction(claim.id, onClose)
  const places = useQuery(stockPlacesQuery).data ?? []
  const start: Back = { place: '', lines: startReturn(claim.lines) }
  const form = useForm({
    start,
    refuse: ({ lines }) => refuseTypedReturn(claim.lines, lines),
    fieldOf: (name) => (name === 'place_id' ? 'place' : name),
    send: ({ lines, place }) =>
      acting.mutateAsync({
        action: 'receive_back',
        lines: lines.map(readReturn),
        place_id: place === '' ? null : Number(place),
        text: '',
      }),
  })
  const { lines } = form.values
  return (
    <FormDialog form={form} title={claimTexts.backTitle} action={claimTexts.actions.receive_back} onClose={onClose}>
      {lines.map((line, index) => {
        const goods = claim.lines.find(({ position }) => position === line.position)
        if (!goods) return null
        const field = (name: 'quantity' | 'to_stock', label: string, whole: string) => (
          <TextField
            id={form.idOf(`lines.${index}.${name}`)}
            label={label}
            aria-label={whole}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={line[name]}
            error={form.errors[`lines.${index}.${name}`]}
            onChange={(event) =>
              form.set({ lines: lines.map((one, at) => (at === index ? { ...one, [name]: event.target.value } : one)) })
            }
          />
        )
        return (
          <div key={line.position}>
            <p className="mb-1 font-medium break-words">{nameOf(goods)}</p>
            <div className="grid grid-cols-2 gap-3">
              {field('quantity', claimTexts.cameBackShort, claimTexts.cameBack(nameOf(goods)))}
              {field('to_stock', claimTexts.toStockShort, claimTexts.toStock(nameOf(goods)))}
            </div>
          </div>
        )
      })}
      {places.length > 0 ? (
        <Select
          id={form.idOf('place')}
          label={claimTexts.putInto}
          options={[
            { value: '', label: claimTexts.noPlace },
            ...places.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={form.values.place}
          error={form.errors.place}
          onChange={({ target: { value } }) => form.set({ place: value })}
        />
      ) : null}
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
