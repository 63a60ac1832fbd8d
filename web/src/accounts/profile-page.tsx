import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ProfilePage() {
  return <UnwrittenPage title="Profile" />
}
