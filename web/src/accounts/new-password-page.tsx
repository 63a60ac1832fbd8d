import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function NewPasswordPage() {
  return <UnwrittenPage title="New password" />
}
