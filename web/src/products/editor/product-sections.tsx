import { type EditorSection, editorSections, sectionOf } from '@fairquay/contract/products/editor-messages.ts'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { LinksSection } from './links-section.tsx'
import { MeasuresSection, WarrantySection } from './measures-section.tsx'
import { PackagingSection } from './packaging-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section-props.ts'
import { SortingSection } from './sorting-section.tsx'
import { fieldId } from './use-product-form.ts'

// The library behind it weighs more than the rest of the page.
const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'), 'RichTextEditor')

function DescriptionSection({ form, faults, change }: SectionProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[19rem] w-full" />}>
      <RichTextEditor
        id={fieldId('body')}
        label={editorSections.description}
        value={form.body}
        error={faults.body}
        onChange={(body) => change({ body })}
      />
    </Suspense>
  )
}

const contents: Record<EditorSection, ComponentType<SectionProps>> = {
  basics: BasicsSection,
  description: DescriptionSection,
  pictures: PicturesSection,
  prices: PricesSection,
  packaging: PackagingSection,
  measures: MeasuresSection,
  sorting: SortingSection,
  documents: DocumentsSection,
  links: LinksSection,
  warranty: WarrantySection,
}

export const allSections = Object.keys(contents) as EditorSection[]

type ProductSectionsProps = SectionProps & {
  open: ReadonlySet<EditorSection>
  onToggle: (section: EditorSection, isOpen: boolean) => void
}

export function ProductSections({ open, onToggle, ...props }: ProductSectionsProps) {
  const counts = new Map<EditorSection, number>()
  for (const field of Object.keys(props.faults)) counts.set(sectionOf(field), (counts.get(sectionOf(field)) ?? 0) + 1)
  return (
    <div className="flex flex-col gap-3">
      {allSections.map((section) => {
        const Content = contents[section]
        return (
          <SectionFrame
            key={section}
            section={section}
            isOpen={open.has(section)}
            onToggle={(isOpen) => onToggle(section, isOpen)}
            faultCount={counts.get(section) ?? 0}
          >
            {open.has(section) ? <Content {...props} /> : null}
          </SectionFrame>
        )
      })}
    </div>
  )
}
