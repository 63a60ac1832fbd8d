import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ConfirmPage() {
  return <UnwrittenPage title="Confirm your address" />
}
