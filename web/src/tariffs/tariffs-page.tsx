import { countPages } from '@fairquay/contract/page-count.ts'
import { exportTariffs, type KeptTariffRow, listTariffs } from '@fairquay/contract/tariffs/endpoints.ts'
import { tariffKinds } from '@fairquay/contract/tariffs/shapes.ts'
import { nameTerritory } from '@fairquay/contract/trade/territories.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileDown, FileUp, History, Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { atPage } from '../admin/desk-address.ts'
import { DeskPage, Loaded } from '../admin/desk-frame.tsx'
import { call, download } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { DayChoice } from '../ui/day-choice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { RowDialog, type RowDialogStart } from './row-dialog.tsx'
import { ShippedFacts } from './shipped-facts.tsx'
import { TariffRows } from './tariff-rows.tsx'
import { queryOf, readDigits, type TariffsAddress } from './tariffs-address.ts'
import { tariffTexts as texts } from './texts.ts'

const perPage = 50
/** The server counts no further. */
const mostCounted = 10_000

/** The dated rates by which landed costs are calculated: looked at, corrected, and taken from files. */
export function TariffsPage() {
  const address = useSearch({ from: '/admin/operator/tariffs' })
  const { page = 1 } = address
  const query = { ...queryOf(address), page, perPage }
  const [dialog, setDialog] = useState<RowDialogStart | null>(null)
  const rows = useQuery({
    queryKey: ['operator', 'tariffs', query],
    queryFn: ({ signal }) => call(listTariffs, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isNarrowed = Object.keys(queryOf(address)).length > 0
  return (
    <DeskPage title={texts.title} lead={texts.lead} action={<PageActions onAdd={() => setDialog({ mode: 'add' })} />}>
      <Filters address={address} countries={rows.data?.countries ?? []} />
      <Loaded query={rows} rows={10} rowClassName="h-20">
        {({ data, pagination: { total } }) =>
          data.length === 0 ? (
            <NoRows isNarrowed={isNarrowed} />
          ) : (
            <>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
                <p className="tabular text-sm text-soft">{texts.counted(total, total >= mostCounted)}</p>
                <ExportButton address={address} />
              </div>
              <TariffRows rows={data} onCorrect={(kept: KeptTariffRow) => setDialog({ mode: 'correct', kept })} />
              <Pager
                className="mt-6"
                page={page}
                pageCount={countPages(total, perPage)}
                link={(to, rest) => <Link to="/operator/tariffs" search={atPage(address, to)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
      <ShippedFacts territory={address.territory} onReplace={(row) => setDialog({ mode: 'add', like: row })} />
      {dialog ? <RowDialog start={dialog} onClose={() => setDialog(null)} /> : null}
    </DeskPage>
  )
}

function PageActions({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton to="/operator/tariffs/file" icon={<FileUp size={17} aria-hidden="true" />}>
        {texts.takeFile}
      </LinkButton>
      <Button tone="secondary" icon={<Plus size={17} aria-hidden="true" />} onClick={onAdd}>
        {texts.addRow}
      </Button>
      <LinkButton to="/operator/tariffs/changes" tone="secondary" icon={<History size={17} aria-hidden="true" />}>
        {texts.changes}
      </LinkButton>
    </div>
  )
}

type FiltersProps = { address: TariffsAddress; countries: readonly { country: string; rows: number }[] }

function Filters({ address, countries }: FiltersProps) {
  const navigate = useNavigate()
  const change = (part: { [Name in keyof TariffsAddress]?: TariffsAddress[Name] | undefined }, isTyped = false) =>
    void navigate({
      to: '/operator/tariffs',
      search: ({ page: _, ...rest }) => ({ ...rest, ...part }) as TariffsAddress,
      replace: isTyped,
      resetScroll: false,
    })
  const counted = new Map(countries.map(({ country, rows }) => [country, rows]))
  // What the address names stays a choice where it has no rows.
  const { territory } = address
  const codes = [...counted.keys(), ...(territory && !counted.has(territory) ? [territory] : [])]
  const sorted = codes.sort((a, b) => nameTerritory(a).localeCompare(nameTerritory(b)))
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end">
      <ListSearch
        label={texts.codeBegins}
        hint={texts.codeHint}
        value={address.code}
        onChange={(typed) => change({ code: readDigits(typed) }, true)}
        className="sm:w-60"
      />
      <ListChoice
        label={texts.territory}
        all={texts.everyCountry}
        options={sorted}
        name={(code) => texts.territoryWithRows(nameTerritory(code), counted.get(code) ?? 0)}
        value={territory}
        onChange={(chosen) => change({ territory: chosen })}
        className="sm:w-60"
      />
      <ListChoice
        label={texts.kind}
        all={texts.everyKind}
        options={tariffKinds}
        name={(kind) => texts.kinds[kind]}
        value={address.tariffKind}
        onChange={(tariffKind) => change({ tariffKind })}
      />
      <DayChoice
        label={texts.onDay}
        value={address.onDay}
        onChange={(onDay) => change({ onDay })}
        className="col-span-2 sm:w-44"
      />
    </search>
  )
}

function NoRows({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      icon={<Landmark size={26} aria-hidden="true" />}
      title={isNarrowed ? texts.noMatch : texts.none}
      action={
        isNarrowed ? (
          <LinkButton to="/operator/tariffs" tone="secondary">
            {texts.showAll}
          </LinkButton>
        ) : null
      }
    >
      {isNarrowed ? texts.noMatchHelp : texts.noneHelp}
    </EmptyState>
  )
}

/** What the list is narrowed to, as a file that can be taken again. */
function ExportButton({ address }: { address: TariffsAddress }) {
  const exporting = useMutation({
    mutationFn: async () => saveFile(await download(exportTariffs, { query: queryOf(address) }), 'tariffs.csv'),
    onError: (error) => showToast('error', texts.exportFailed, error.message),
  })
  return (
    <Button
      size="small"
      tone="secondary"
      icon={<FileDown size={16} aria-hidden="true" />}
      isBusy={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {texts.export}
    </Button>
  )
}
