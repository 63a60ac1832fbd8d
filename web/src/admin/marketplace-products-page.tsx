import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function MarketplaceProductsPage() {
  return <UnwrittenPage title="Marketplace" />
}
