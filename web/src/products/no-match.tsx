import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { SearchX } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** No product of a list fits its filters; `whole` is the list without them. */
export function NoMatch({ whole }: { whole: '/products-parent' | '/products-parent/table' | '/marketplace/products' }) {
  return (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title={say.noMatch}
      action={
        <LinkButton to={whole} tone="secondary">
          {say.clear}
        </LinkButton>
      }
    >
      {say.noMatchHelp}
    </EmptyState>
  )
}
