import { chargeBaseTitles } from '@fairquay/contract/customs/offer-messages.ts'
import { describeRate } from '@fairquay/contract/landed-cost/describe-rate.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { nameTerritory } from '@fairquay/contract/trade/territories.ts'
import { onlyByTransport } from '@fairquay/contract/trade/transport.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { tariffTexts as texts } from './texts.ts'

const tones: Record<TariffRow['kind'], BadgeTone> = {
  duty: 'quay',
  additional_duty: 'amber',
  fee: 'neutral',
  tax: 'neutral',
}

/** 'United States 6109.10.00 Duty': how a rate is called where it is spoken of. */
export function nameRate({ country, hs, name, origin }: TariffRow): string {
  return [nameTerritory(country), spellCode(hs), name, origin ? texts.from(nameTerritory(origin)) : '']
    .filter(Boolean)
    .join(' ')
}

/** '61091000' → '6109.10.00': four digits, then by two, as tariffs print them. */
export function spellCode(hs: string): string {
  return [hs.slice(0, 4), ...(hs.slice(4).match(/\d{1,2}/g) ?? [])].filter(Boolean).join('.')
}

/** What is due on what, and for goods from where. */
export function RateSubject({ row }: { row: TariffRow }) {
  const { country, hs, kind, name, origin, programme, only_by } = row
  const said = [
    name === texts.kinds[kind] ? '' : name,
    origin === null ? '' : texts.from(nameTerritory(origin)),
    programme ?? '',
    only_by === null ? '' : (onlyByTransport[only_by] ?? only_by),
  ].filter(Boolean)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="tabular font-medium">{hs === '' ? texts.everyCode : spellCode(hs)}</span>
        <span className="text-soft">{nameTerritory(country)}</span>
      </p>
      <p className="mt-0.5 text-sm break-words text-soft">
        <Badge tone={tones[kind]} className="mr-2 align-middle">
          {texts.kinds[kind]}
        </Badge>
        {said.join(' · ')}
      </p>
    </div>
  )
}

/** The rate in words, and from when to when it holds. */
export function RateInWords({ row }: { row: TariffRow }) {
  const { percent, base, valid_from, valid_to } = row
  const rate = describeRate(row)
  return (
    <div className="min-w-0">
      <p className="tabular font-medium break-words">
        {rate}
        {percent === null || percent === 0 ? null : (
          <span className="block text-sm font-normal text-soft">{chargeBaseTitles[base]}</span>
        )}
      </p>
      <p className="tabular text-sm text-soft">
        {valid_to === null
          ? texts.since(formatDay(valid_from))
          : texts.between(formatDay(valid_from), formatDay(valid_to))}
      </p>
    </div>
  )
}
