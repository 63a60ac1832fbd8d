import { UnwrittenPage } from './unwritten-page.tsx'

export function HomePage() {
  return <UnwrittenPage title="Home" />
}
