import { adviseShipment } from '@fairquay/contract/freight/advice.ts'
import { conditions, containers, type QuoteForm, type ShipmentForm, wrappers } from '@fairquay/contract/freight/form.ts'
import { quoteMessages, quoteTexts } from '@fairquay/contract/freight/messages.ts'
import { mustBeInsured, refuseShipment } from '@fairquay/contract/freight/rules.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import { transportTypes } from '@fairquay/contract/trade/transport.ts'
import { Button } from '../../ui/button.tsx'
import { AdviceNote } from './advice-note.tsx'
import { ChoiceGroup, YesNo } from './choice-group.tsx'
import { DateFields } from './date-fields.tsx'
import { idOfField } from './field-ids.ts'
import { IncotermFields } from './incoterm-fields.tsx'
import { LoadOfShipment } from './load-of-shipment.tsx'
import { NeedsFields } from './needs-fields.tsx'
import { PalletCards } from './pallet-cards.tsx'
import { StepFrame, StepSection } from './step-frame.tsx'
import { TemperatureFields } from './temperature-fields.tsx'
import { wizardTexts } from './texts.ts'
import { TransitOfQuote } from './transit-of-quote.tsx'
import { useQuote } from './use-quote.ts'
import { useStep } from './use-step.ts'
import type { WizardGoods } from './wizard-goods.ts'

/** Step 2: how the goods travel (docs/product.md#freight-quotes). */
export function ShipmentStep({
  goods,
  onBack,
  onDone,
}: {
  goods: readonly WizardGoods[]
  onBack: () => void
  onDone: () => void
}) {
  const quote = useQuote((state) => state.form)
  const onChange = useQuote((state) => state.changeShipment)
  const { shipment } = quote
  const today = readToday(new Date())
  const step = useStep(
    shipment,
    (typed) => refuseShipment(typed, today),
    quoteMessages.shipmentIncomplete,
    onDone,
    // What contradicts what was chosen before is said when it is chosen.
    (field) =>
      (field === 'incoterm' && shipment.incoterm !== '') ||
      (field === 'require_insurance' && shipment.require_insurance !== null),
  )
  const { errors } = step
  const parts = { quote, shipment, errors, advice: adviseShipment(shipment, quote), onChange }
  return (
    <StepFrame
      form={step}
      label={quoteTexts.shipmentTitle}
      refusalTitle={quoteMessages.shipmentIncomplete}
      footer={
        <>
          <Button tone="secondary" size="large" className="grow sm:grow-0" onClick={onBack}>
            {wizardTexts.back}
          </Button>
          <Button type="submit" size="large" className="grow sm:grow-0">
            {wizardTexts.continue}
          </Button>
        </>
      }
    >
      <p className="text-soft">{quoteTexts.shipmentIntroduction}</p>
      <LoadOfShipment goods={goods} />
      <TransportSection {...parts} />
      <TransitOfQuote form={quote} goods={goods} />
      <PackingSection {...parts} />
      <ConditionsSection {...parts} />
      <StepSection title={wizardTexts.datesAndMore}>
        <DateFields shipment={shipment} today={today} errors={errors} onChange={onChange} />
        <NeedsFields chosen={shipment.extra_needs} onChange={(extra_needs) => onChange({ extra_needs })} />
      </StepSection>
    </StepFrame>
  )
}

type SectionProps = {
  quote: QuoteForm
  shipment: ShipmentForm
  errors: Readonly<Record<string, string>>
  advice: ReturnType<typeof adviseShipment>
  onChange: (part: Partial<ShipmentForm>) => void
}

/** What a control needs to be the one of this field. */
function bind({ shipment, errors, onChange }: SectionProps) {
  return <Name extends keyof ShipmentForm>(field: Name) => ({
    field,
    value: shipment[field],
    error: errors[field],
    onChange: (value: ShipmentForm[Name]) => onChange({ [field]: value }),
  })
}

function TransportSection(props: SectionProps) {
  const { quote, errors, advice, onChange } = props
  const field = bind(props)
  return (
    <StepSection title={wizardTexts.transport}>
      <ChoiceGroup {...field('transport_type')} legend={wizardTexts.transportType} options={transportTypes}>
        <AdviceNote advice={advice} field="transport_type" />
      </ChoiceGroup>
      <IncotermFields form={quote} errors={errors} advice={advice} onChange={onChange} />
      <ChoiceGroup {...field('container_distribution')} legend={wizardTexts.container} options={containers} />
    </StepSection>
  )
}

function PackingSection(props: SectionProps) {
  const field = bind(props)
  return (
    <StepSection title={wizardTexts.packing}>
      <ChoiceGroup {...field('wrapper')} legend={wizardTexts.casesOrPallets} options={wrappers} />
      <YesNo {...field('is_palletized')} legend={wizardTexts.itemsAlreadyPalletized} />
      <PalletCards {...field('pallet_category')} />
      {props.shipment.wrapper === 'pallets' ? (
        <YesNo {...field('is_stackable')} legend={wizardTexts.stackable} help={wizardTexts.stackableHelp} />
      ) : null}
    </StepSection>
  )
}

function ConditionsSection(props: SectionProps) {
  const { shipment, errors, advice, onChange } = props
  const field = bind(props)
  return (
    <StepSection title={wizardTexts.conditions}>
      <ChoiceGroup {...field('transport_condition')} legend={wizardTexts.transportConditions} options={conditions} />
      <TemperatureFields shipment={shipment} errors={errors} advice={advice} onChange={onChange} />
      <YesNo {...field('dangerous_goods')} legend={wizardTexts.dangerousGoods}>
        <AdviceNote advice={advice} field="dangerous_goods" />
      </YesNo>
      <YesNo {...field('require_insurance')} legend={wizardTexts.insuranceNeeded}>
        {mustBeInsured(shipment) ? <InsuranceChoice onChange={onChange} /> : null}
      </YesNo>
    </StepSection>
  )
}

/** The two ways out of a rule that asks for insurance, and a 'No' to it. */
function InsuranceChoice({ onChange }: Pick<SectionProps, 'onChange'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="small" onClick={() => onChange({ require_insurance: true })}>
        {wizardTexts.insure}
      </Button>
      <Button tone="secondary" size="small" onClick={() => document.getElementById(idOfField('incoterm'))?.focus()}>
        {wizardTexts.chooseOtherTerm}
      </Button>
    </div>
  )
}
