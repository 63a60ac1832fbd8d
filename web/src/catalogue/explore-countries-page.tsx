import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ExploreCountriesPage() {
  return <UnwrittenPage title="Shop by Market" />
}
