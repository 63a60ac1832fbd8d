import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ExploreBrandsPage() {
  return <UnwrittenPage title="Shop by Brand" />
}
