import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function CompanyProfilePage() {
  return <UnwrittenPage title="Company Profile" />
}
