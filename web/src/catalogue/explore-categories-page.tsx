import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ExploreCategoriesPage() {
  return <UnwrittenPage title="Shop by Categories" />
}
