import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function OwnProductsPage() {
  return <UnwrittenPage title="My Products" />
}
