import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function RegisterPage() {
  return <UnwrittenPage title="Register" />
}
