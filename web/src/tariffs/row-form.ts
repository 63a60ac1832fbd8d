import { makeTariffRow, usualBases } from '@fairquay/contract/tariffs/make-row.ts'
import type { TariffKind, TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { tariffTexts as texts } from './texts.ts'

type Texts = 'origin' | 'programme' | 'currency' | 'unit' | 'only_by' | 'valid_to'

/** A rate as it is typed: what a list or a text field holds is '' where the row has nothing. */
export type RowForm = Omit<TariffRow, Texts | 'per'> & Record<Texts, string> & { per: number | null }

export function writeForm(row: TariffRow): RowForm {
  const { origin, programme, currency, unit, only_by, valid_to } = row
  return {
    ...row,
    origin: origin ?? '',
    programme: programme ?? '',
    currency: currency ?? '',
    unit: unit ?? '',
    only_by: only_by ?? '',
    valid_to: valid_to ?? '',
  }
}

/** A form to begin with: nothing but the day, or what another row says. */
export function beginForm(today: string, like?: TariffRow): RowForm {
  const nothing = makeTariffRow({ country: '', kind: 'duty', name: texts.kinds.duty, valid_from: today, source: '' })
  return writeForm(like ? { ...like, valid_from: today, source: '' } : nothing)
}

export function readForm(form: RowForm): TariffRow {
  return {
    ...form,
    hs: form.hs.replace(/[.\s]/g, ''),
    name: form.name.trim(),
    source: form.source.trim(),
    origin: form.origin || null,
    programme: form.programme.trim() || null,
    currency: form.currency.trim().toUpperCase() || null,
    unit: (form.unit || null) as TariffRow['unit'],
    only_by: (form.only_by || null) as TariffRow['only_by'],
    valid_to: form.valid_to || null,
    per: form.per ?? 1,
  }
}

/** Another kind brings its usual name and base with it, as long as those of the one before stand there. */
export function chooseKind(form: RowForm, kind: TariffKind): Partial<RowForm> {
  return {
    kind,
    ...(form.name === texts.kinds[form.kind] && { name: texts.kinds[kind] }),
    ...(form.base === usualBases[form.kind] && { base: usualBases[kind] }),
  }
}
