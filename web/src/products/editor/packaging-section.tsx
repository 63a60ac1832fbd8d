import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { presentPackaging } from '@fairquay/contract/products/preview.ts'
import { CircleCheck, Info } from 'lucide-react'
import { LazyPackLoading } from '../../load-plans/lazy-pack-loading.tsx'
import { PackList } from './pack-list.tsx'
import type { SectionProps } from './section-props.ts'
import { TravelFields } from './travel-fields.tsx'

export function PackagingSection({ form, faults, change }: SectionProps) {
  const isComplete = hasCompletePackaging(presentPackaging(form))
  const Icon = isComplete ? CircleCheck : Info
  return (
    <>
      <p className="text-sm text-faint">{say.packagingHelp}</p>
      {form.packaging.length > 0 ? (
        <p className={`flex items-start gap-2 text-sm ${isComplete ? 'text-quay' : 'text-amber'}`}>
          <Icon size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
          {isComplete ? say.completePackaging : say.incompletePackaging}
        </p>
      ) : null}
      <PackList
        packs={form.packaging}
        field="packaging"
        faults={faults}
        currency={form.currency}
        onChange={(step) => change((now) => ({ packaging: step(now.packaging) }))}
      />
      <LazyPackLoading form={form} isComplete={isComplete} />
      <TravelFields {...{ form, faults, change }} />
    </>
  )
}
