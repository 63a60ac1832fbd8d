import {
  changeSubIndustry,
  createSubIndustry,
  type DeskIndustry,
  type DeskSubIndustry,
  deleteIndustry,
  deleteSubIndustry,
  orderSubIndustries,
} from '@fairquay/contract/admin/category-endpoints.ts'
import { moveItem } from '@fairquay/contract/admin/rules.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { IndustryIcon } from '../explore/industry-icon.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Mover } from './mover.tsx'
import { NameDialog } from './name-dialog.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

type IndustryCardProps = {
  industry: DeskIndustry
  industries: readonly DeskIndustry[]
  isBusy: boolean
  onEdit: () => void
  onMove: (by: number) => void
}

export function IndustryCard({ industry, industries, isBusy, onEdit, onMove }: IndustryCardProps) {
  const { id, name, icon, products, companies, sub_industries: subs } = industry
  const [asked, setAsked] = useState<'new' | DeskSubIndustry | null>(null)
  const deleting = useDeskAction({
    act: () => call(deleteIndustry, { params: { id } }),
    done: () => adminTexts.deleted(name),
  })
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-3 md:px-5">
      <div className="flex items-center gap-x-3">
        <span className="text-quay">
          <IndustryIcon name={icon} size={22} />
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-lg break-words">{name}</h2>
          <p className="tabular text-sm text-soft">{adminTexts.usedBy(products, companies)}</p>
        </div>
        <span className="flex">
          <Mover
            name={name}
            isBusy={isBusy}
            place={industries.indexOf(industry)}
            of={industries.length}
            onMove={onMove}
          />
          <IconButton label={adminTexts.change(name)} icon={<Pencil size={17} aria-hidden="true" />} onClick={onEdit} />
          {subs.length === 0 && companies === 0 ? (
            <IconButton
              label={adminTexts.delete(name)}
              icon={<Trash2 size={17} aria-hidden="true" />}
              disabled={deleting.isPending}
              onClick={() => deleting.mutate(undefined)}
            />
          ) : null}
        </span>
      </div>
      <Disclosure
        className="border-none"
        summary={<span className="text-sm">{adminTexts.subIndustryCount(subs.length)}</span>}
      >
        <SubIndustryList industry={industry} onEdit={setAsked} />
        <Button
          tone="secondary"
          size="small"
          aria-label={adminTexts.addSubIndustryTo(name)}
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setAsked('new')}
        >
          {adminTexts.addSubIndustry}
        </Button>
      </Disclosure>
      {asked === 'new' ? (
        <NameDialog
          title={adminTexts.addSubIndustryTo(name)}
          action={adminTexts.add}
          send={(typed) => call(createSubIndustry, { params: { id }, body: { name: typed } })}
          done={(typed) => adminTexts.added(typed)}
          onClose={() => setAsked(null)}
        />
      ) : asked ? (
        <NameDialog
          title={adminTexts.change(asked.name)}
          action={adminTexts.save}
          name={asked.name}
          parent={{ id, choices: industries }}
          send={(typed, _icon, parentId) =>
            call(changeSubIndustry, { params: { id: asked.id }, body: { name: typed, industry_id: parentId } })
          }
          done={(typed) => adminTexts.saved(typed)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </li>
  )
}

type SubIndustryListProps = { industry: DeskIndustry; onEdit: (sub: DeskSubIndustry) => void }

function SubIndustryList({ industry: { id, name, sub_industries: subs }, onEdit }: SubIndustryListProps) {
  const ordering = useDeskAction({
    act: (ids: number[]) => call(orderSubIndustries, { params: { id }, body: { ids } }),
  })
  const ids = subs.map((sub) => sub.id)
  return (
    <ul aria-label={adminTexts.subIndustriesOf(name)} className="mb-3 flex flex-col">
      {subs.map((sub, place) => (
        <SubIndustryRow
          key={sub.id}
          sub={sub}
          place={place}
          of={subs.length}
          isBusy={ordering.isPending}
          onEdit={() => onEdit(sub)}
          onMove={(by) => ordering.mutate(moveItem(ids, place, by))}
        />
      ))}
    </ul>
  )
}

type SubIndustryRowProps = {
  sub: DeskSubIndustry
  place: number
  of: number
  isBusy: boolean
  onEdit: () => void
  onMove: (by: number) => void
}

function SubIndustryRow({ sub, place, of, isBusy, onEdit, onMove }: SubIndustryRowProps) {
  const deleting = useDeskAction({
    act: () => call(deleteSubIndustry, { params: { id: sub.id } }),
    done: () => adminTexts.deleted(sub.name),
  })
  return (
    <li className="flex items-center gap-x-3 border-t border-line py-1 first:border-0">
      <span className="min-w-0 grow sm:flex sm:items-center sm:gap-x-3">
        <span className="block grow break-words">{sub.name}</span>
        <span className="tabular block text-sm text-soft">{adminTexts.productCount(sub.products)}</span>
      </span>
      <span className="flex">
        <Mover name={sub.name} isBusy={isBusy} place={place} of={of} onMove={onMove} />
        <IconButton
          label={adminTexts.change(sub.name)}
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={onEdit}
        />
        {sub.products === 0 ? (
          <IconButton
            label={adminTexts.delete(sub.name)}
            icon={<Trash2 size={16} aria-hidden="true" />}
            disabled={deleting.isPending}
            onClick={() => deleting.mutate(undefined)}
          />
        ) : null}
      </span>
    </li>
  )
}
