// Stands in index.html behind before-scripts.js (web/build/first-paint.ts).
import { readClosed } from '../app/closed-announcements.ts'
import { roomOf } from './announcement-room.ts'
import { showFirstSight } from './show-first-sight.ts'

// Without the defaults that settings.ts fills in: those tell nobody anything.
const { announcements = [] } = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
const room = roomOf(announcements, readClosed(), window.innerWidth)
document.documentElement.style.setProperty('--shell-room', `${room}px`)

const { fetchRest } = window as { fetchRest?: () => void }
// Whatever it cannot show, the page does.
void showFirstSight()
  .catch(() => {})
  .finally(fetchRest)
