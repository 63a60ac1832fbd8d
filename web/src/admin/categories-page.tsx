import {
  changeIndustry,
  createIndustry,
  type DeskIndustry,
  listCategories,
  orderIndustries,
} from '@fairquay/contract/admin/category-endpoints.ts'
import { moveItem } from '@fairquay/contract/admin/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Shapes } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { DeskPage, Loaded } from './desk-frame.tsx'
import { IndustryCard } from './industry-card.tsx'
import { NameDialog } from './name-dialog.tsx'
import { adminTexts } from './texts.ts'
import { useDeskAction } from './use-desk-action.ts'

/** Industries and sub-industries: added, renamed, moved, put into order, and deleted when they are empty. */
export function OperatorCategoriesPage() {
  const [asked, setAsked] = useState<'new' | DeskIndustry | null>(null)
  const categories = useQuery({
    queryKey: ['operator', 'categories'],
    queryFn: ({ signal }) => call(listCategories, { signal }),
  })
  const ordering = useDeskAction({ act: (ids: number[]) => call(orderIndustries, { body: { ids } }) })
  const add = (
    <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => setAsked('new')}>
      {adminTexts.addIndustry}
    </Button>
  )
  return (
    <DeskPage
      title={adminTexts.categories}
      lead={adminTexts.categoriesLead}
      action={categories.data?.data.length === 0 ? null : add}
    >
      <Loaded query={categories} rows={6} rowClassName="h-24">
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<Shapes size={26} aria-hidden="true" />} title={adminTexts.noIndustries} action={add}>
              {adminTexts.noIndustriesHelp}
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {data.map((industry, place) => (
                <IndustryCard
                  key={industry.id}
                  industry={industry}
                  industries={data}
                  isBusy={ordering.isPending}
                  onEdit={() => setAsked(industry)}
                  onMove={(by) =>
                    ordering.mutate(
                      moveItem(
                        data.map(({ id }) => id),
                        place,
                        by,
                      ),
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked === 'new' ? (
        <NameDialog
          title={adminTexts.addIndustry}
          action={adminTexts.add}
          icon="package"
          send={(name, icon) => call(createIndustry, { body: { name, icon } })}
          done={(name) => adminTexts.added(name)}
          onClose={() => setAsked(null)}
        />
      ) : asked ? (
        <NameDialog
          title={adminTexts.change(asked.name)}
          action={adminTexts.save}
          name={asked.name}
          icon={asked.icon}
          send={(name, icon) => call(changeIndustry, { params: { id: asked.id }, body: { name, icon } })}
          done={(name) => adminTexts.saved(name)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </DeskPage>
  )
}
