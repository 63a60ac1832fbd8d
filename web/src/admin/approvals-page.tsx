import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ApprovalsPage() {
  return <UnwrittenPage title="Approvals" />
}
