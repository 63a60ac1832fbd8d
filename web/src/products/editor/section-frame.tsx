import { type EditorSection, editorSections } from '@fairquay/contract/products/editor-messages.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { editorTexts } from './texts.ts'

type SectionFrameProps = {
  section: EditorSection
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** How many things in it are to be put right. */
  faultCount: number
  children: ReactNode
}

/** A part of the editor: a card that can be folded, on a phone one after the other. */
export function SectionFrame({ section, isOpen, onToggle, faultCount, children }: SectionFrameProps) {
  return (
    <details
      id={`section-${section}`}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onToggle(event.currentTarget.open)
      }}
      className="group rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2 hover:text-quay md:px-5">
        <h2 className="grow text-lg font-semibold">{editorSections[section]}</h2>
        {faultCount > 0 ? <Badge tone="brick">{editorTexts.faults(faultCount)}</Badge> : null}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-5 md:px-5">{children}</div>
    </details>
  )
}
