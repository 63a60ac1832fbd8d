import { UnwrittenPage } from '../app/unwritten-page.tsx'

export function ShowroomPage() {
  return <UnwrittenPage title="Seller Showroom" />
}
