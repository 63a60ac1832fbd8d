import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ShopPage() {
  return <UnwrittenPage title="Order pad" />
}
