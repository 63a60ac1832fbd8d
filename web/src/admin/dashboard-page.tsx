import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function DashboardPage() {
  return <UnwrittenPage title="Dashboard" />
}
