import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function CompanyPage() {
  return <UnwrittenPage title="Company facts" />
}
