import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import type { ReactNode } from 'react'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Instead of a desk of goods, for whoever has none: the operator's own way to goods is another one. */
export function SellersOnly({ icon }: { icon: ReactNode }) {
  if (useUser()?.role === 'admin')
    return (
      <EmptyState
        icon={icon}
        title={say.sellersOnly}
        action={
          <LinkButton to="/marketplace/products" tone="secondary">
            {say.seeAllSellers}
          </LinkButton>
        }
      >
        {say.operatorsNot}
      </EmptyState>
    )
  return (
    <EmptyState icon={icon} title={say.sellersOnly}>
      {say.sellersOnlyHelp}
    </EmptyState>
  )
}
