import { carriers, guessCarriers } from '@fairquay/contract/shipments/carriers.ts'
import { containerTypes } from '@fairquay/contract/shipments/container-number.ts'
import { type ShipmentMode, shipmentModeChoices } from '@fairquay/contract/shipments/modes.ts'
import { transportDocuments } from '@fairquay/contract/shipments/transport-documents.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { TransportValues } from './ship-form.ts'
import { shipmentTexts } from './texts.ts'

/** The part of a form that these fields read and change. */
export type TransportFormPart = {
  values: TransportValues
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  set: (part: Partial<TransportValues>) => void
}

/** How goods travel and by which numbers they are found. */
export function TransportFields({ form }: { form: TransportFormPart }) {
  const list = useId()
  const { values, errors, idOf, set } = form
  const document = transportDocuments[values.mode]
  const text = (name: Exclude<keyof TransportValues, 'mode' | 'containers'>) => ({
    id: idOf(name),
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{shipmentTexts.how}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          id={idOf('mode')}
          label={shipmentTexts.mode}
          options={shipmentModeChoices}
          value={values.mode}
          error={errors.mode}
          onChange={(event) => set({ mode: event.target.value as ShipmentMode })}
        />
        <TextField {...text('carrier')} label={shipmentTexts.carrier} list={list} isOptional maxLength={80} />
        <datalist id={list}>
          {carriers.map(({ key, name }) => (
            <option key={key} value={name} />
          ))}
        </datalist>
        <TextField
          {...text('tracking_number')}
          label={shipmentTexts.tracking}
          isOptional
          maxLength={60}
          autoComplete="off"
          onBlur={() => {
            const [guess] = guessCarriers(values.tracking_number)
            if (guess && values.carrier.trim() === '') set({ carrier: guess })
          }}
        />
        {document ? (
          <TextField
            {...text('document_number')}
            label={shipmentTexts.documents[document]}
            isOptional
            maxLength={40}
            autoComplete="off"
          />
        ) : null}
        {values.mode === 'parcel' ? null : (
          <TextField {...text('vessel')} label={shipmentTexts.vessel} isOptional maxLength={80} />
        )}
        <TextField
          {...text('tracking_link')}
          type="url"
          label={shipmentTexts.trackingLink}
          help={shipmentTexts.trackingLinkHelp}
          isOptional
          maxLength={500}
        />
      </div>
      {values.mode === 'parcel' || values.mode === 'air' ? null : <ContainerFields form={form} />}
    </fieldset>
  )
}

function ContainerFields({ form: { values, errors, idOf, set } }: { form: TransportFormPart }) {
  const { containers } = values
  const change = (index: number, part: Partial<TransportValues['containers'][number]>) =>
    set({ containers: containers.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <div className="mt-4 flex flex-col gap-3">
      {containers.map(({ number, type, seal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: containers are known by their place while they are typed
        <div key={index} className="flex items-start gap-2">
          <div className="grid grow gap-2 sm:grid-cols-3">
            <TextField
              id={idOf(`containers.${index}.number`)}
              label={shipmentTexts.containerNumber}
              placeholder={shipmentTexts.containerExample}
              value={number}
              error={errors[`containers.${index}.number`]}
              onChange={(event) => change(index, { number: event.target.value })}
              maxLength={20}
              autoComplete="off"
              inputClassName="uppercase placeholder:normal-case"
            />
            <Select
              label={shipmentTexts.containerType}
              options={containerTypes}
              placeholder=""
              value={type}
              onChange={(event) => change(index, { type: event.target.value })}
            />
            <TextField
              label={shipmentTexts.containerSeal}
              value={seal}
              onChange={(event) => change(index, { seal: event.target.value })}
              maxLength={30}
              autoComplete="off"
            />
          </div>
          <IconButton
            className="mt-6"
            label={shipmentTexts.removeContainer(index + 1)}
            icon={<Trash2 size={17} aria-hidden="true" />}
            onClick={() => {
              set({ containers: containers.filter((_, at) => at !== index) })
              if (index === containers.length - 1) document.getElementById(idOf('containers.more'))?.focus()
            }}
          />
        </div>
      ))}
      <Button
        id={idOf('containers.more')}
        tone="quiet"
        className="self-start"
        icon={<Plus size={17} aria-hidden="true" />}
        onClick={() => set({ containers: [...containers, { number: '', type: '', seal: '' }] })}
      >
        {shipmentTexts.addContainer}
      </Button>
    </div>
  )
}
