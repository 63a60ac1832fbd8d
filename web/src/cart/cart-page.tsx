import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function CartPage() {
  return <UnwrittenPage title="Cart" />
}
