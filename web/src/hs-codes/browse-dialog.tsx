import { leastHsSearch } from '@fairquay/contract/hs-codes/find-codes.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { BrowseCodes, type DrawStep, FoundCodes } from './browse-codes.tsx'
import { hsTexts as texts } from './texts.ts'

type BrowseDialogProps = {
  /** What the goods are called, as the first search. */
  words: string
  isOpen: boolean
  onClose: () => void
  onChoose: (code: string) => void
}

/** The tree of customs codes to look through, and a search over it; a subheading is chosen. */
export function BrowseDialog({ words, isOpen, onClose, onChoose }: BrowseDialogProps) {
  const [search, setSearch] = useState(words)
  const [under, setUnder] = useState('')
  const settled = useSettled(search.trim(), 150)
  const step: DrawStep = (code, className, children) => (
    <button
      type="button"
      className={className}
      onClick={() => {
        if (code.length < 6) return setUnder(code)
        onChoose(code)
        onClose()
      }}
    >
      {children}
    </button>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.choose} description={texts.source}>
      <TextField
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.target.value)}
        end={<Search size={17} aria-hidden="true" className="mr-2.5" />}
        className="mb-4"
        autoComplete="off"
      />
      {settled.length >= leastHsSearch ? (
        <FoundCodes search={settled} step={step} />
      ) : (
        <BrowseCodes code={under} step={step} />
      )}
    </Dialog>
  )
}
