import { searchMessages } from '@fairquay/contract/search/messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'

/** The marketplace's search: leads to the results for the term. */
export function SearchBox() {
  const [term, setTerm] = useState('')
  const navigate = useNavigate()
  function submit(event: FormEvent) {
    event.preventDefault()
    const search = term.trim()
    if (search) void navigate({ to: '/search', search: { target: 'all', search } })
    else showToast('warning', searchMessages.emptyTerm)
  }
  return (
    <search>
      <form onSubmit={submit}>
        <TextField
          label="Search"
          isLabelHidden
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Search products, sellers and brands"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          end={<IconButton type="submit" size="small" label="Search" icon={<Search size={18} aria-hidden="true" />} />}
        />
      </form>
    </search>
  )
}
