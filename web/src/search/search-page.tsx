import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function SearchPage() {
  return <UnwrittenPage title="Search" />
}
