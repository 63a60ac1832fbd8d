import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ForgottenPage() {
  return <UnwrittenPage title="Forgotten password" />
}
