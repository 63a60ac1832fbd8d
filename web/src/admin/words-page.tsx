import { type DeskWord, deleteWord, listWords, type WordKind } from '@fairquay/contract/admin/word-endpoints.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Merge, Pencil, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import type { DeskListAddress } from './desk-address.ts'
import { DeskPage, Loaded, rowLook, rowsLook } from './desk-frame.tsx'
import { EditWordDialog } from './edit-word-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

const perPage = 30
const words = {
  brands: adminTexts.brandsPage,
  families: adminTexts.familiesPage,
} as const

export function OperatorBrandsPage() {
  return <WordsPage kind="brands" address={useSearch({ from: '/admin/operator/brands' })} />
}

export function OperatorFamiliesPage() {
  return <WordsPage kind="families" address={useSearch({ from: '/admin/operator/families' })} />
}

function WordsPage({ kind, address }: { kind: WordKind; address: DeskListAddress }) {
  const navigate = useNavigate()
  const [edited, setEdited] = useState<DeskWord | null>(null)
  const [merged, setMerged] = useState<DeskWord | null>(null)
  const say = words[kind]
  const query = { ...address, page: address.page ?? 1, perPage }
  const list = useQuery({
    queryKey: ['operator', 'words', kind, query],
    queryFn: ({ signal }) => call(listWords, { params: { kind }, query, signal }),
    placeholderData: keepPreviousData,
  })
  const to = kind === 'brands' ? '/operator/brands' : '/operator/families'
  return (
    <DeskPage title={say.title} lead={say.lead}>
      <search className="mb-4 block">
        <ListSearch
          label={say.search}
          hint={adminTexts.partOfName}
          value={address.search}
          onChange={(search) =>
            void navigate({ to, search: search ? { search } : {}, replace: true, resetScroll: false })
          }
        />
      </search>
      <Loaded query={list}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<Tag size={26} aria-hidden="true" />} title={say.noneFits}>
              {adminTexts.noWordHelp}
            </EmptyState>
          ) : (
            <>
              <div className="mb-2">
                <ResultCount total={pagination.total} say={say.count} isStale={list.isPlaceholderData} />
              </div>
              <ul aria-label={say.title} className={rowsLook}>
                {data.map((word) => (
                  <WordRow
                    key={word.id}
                    kind={kind}
                    word={word}
                    onEdit={() => setEdited(word)}
                    onMerge={() => setMerged(word)}
                  />
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={pagination.current_page}
                pageCount={countPages(pagination.total, perPage)}
                link={(page, rest) => (
                  <Link
                    to={to}
                    search={{ ...(address.search && { search: address.search }), ...(page > 1 && { page }) }}
                    {...rest}
                  />
                )}
              />
            </>
          )
        }
      </Loaded>
      {edited ? <EditWordDialog key={edited.id} kind={kind} word={edited} onClose={() => setEdited(null)} /> : null}
      {merged ? <MergeDialog key={merged.id} kind={kind} word={merged} onClose={() => setMerged(null)} /> : null}
    </DeskPage>
  )
}

type WordRowProps = { kind: WordKind; word: DeskWord; onEdit: () => void; onMerge: () => void }

function WordRow({ kind, word, onEdit, onMerge }: WordRowProps) {
  const isEmpty = word.products === 0 && word.companies === 0
  const deleting = useDeskAction({
    act: () => call(deleteWord, { params: { kind, id: word.id } }),
    done: () => adminTexts.deleted(word.name),
  })
  return (
    <li className={`${rowLook} flex items-center gap-3 py-2!`}>
      {kind === 'brands' ? (
        <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-faint">
          {word.logo ? (
            <img
              src={word.logo}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="size-10 bg-white object-contain"
            />
          ) : (
            <Tag size={17} aria-hidden="true" />
          )}
        </span>
      ) : null}
      <span className="min-w-0 grow">
        <span className="block font-medium break-words">{word.name}</span>
        <span className="tabular block text-sm text-soft">{adminTexts.usedBy(word.products, word.companies)}</span>
      </span>
      {isEmpty ? (
        <IconButton
          label={adminTexts.delete(word.name)}
          icon={<Trash2 size={17} aria-hidden="true" />}
          disabled={deleting.isPending}
          onClick={() => deleting.mutate(undefined)}
        />
      ) : null}
      <IconButton
        label={adminTexts.mergeWord(word.name)}
        icon={<Merge size={17} aria-hidden="true" />}
        onClick={onMerge}
      />
      <IconButton
        label={adminTexts.change(word.name)}
        icon={<Pencil size={17} aria-hidden="true" />}
        onClick={onEdit}
      />
    </li>
  )
}
