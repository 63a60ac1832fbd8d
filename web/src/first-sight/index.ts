// Stands in index.html behind before-scripts.js (web/build/first-paint.ts).
import { showFirstSight } from './show-first-sight.ts'

const { fetchRest } = window as { fetchRest?: () => void }
// Whatever it cannot show, the page does.
void showFirstSight()
  .catch(() => {})
  .finally(fetchRest)
