import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ProductPage() {
  return <UnwrittenPage title="Product" />
}
