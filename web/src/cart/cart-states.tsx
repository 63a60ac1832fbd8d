import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { cartTexts } from './texts.ts'
import { refreshCart } from './use-cart.ts'

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart size={26} aria-hidden="true" />}
      title={cartMessages.empty}
      action={<LinkButton to="/products">{cartMessages.viewCatalogue}</LinkButton>}
    />
  )
}

export function GuestCart() {
  return (
    <EmptyState
      icon={<ShoppingCart size={26} aria-hidden="true" />}
      title={cartPageMessages.signIn}
      action={
        <LinkButton to="/secured/login" search={{ next: '/cart' }}>
          {cartTexts.signIn}
        </LinkButton>
      }
    >
      {cartPageMessages.signInHelp}
    </EmptyState>
  )
}

/** The server is asked again by itself too; whoever does not want to wait asks now. */
export function FailedCart() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <LoadError
      isRetrying={isRetrying}
      onRetry={() => {
        setRetrying(true)
        void refreshCart().finally(() => setRetrying(false))
      }}
    >
      {cartTexts.cartFailed}
    </LoadError>
  )
}

export function CartSkeleton() {
  return (
    <div
      role="status"
      aria-label={cartTexts.loadingCart}
      className="lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8"
    >
      <div className="space-y-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-36 w-full rounded-lg" />
        <Skeleton className="h-36 w-full rounded-lg" />
      </div>
      <Skeleton className="mt-5 h-64 w-full rounded-lg lg:mt-0" />
    </div>
  )
}
