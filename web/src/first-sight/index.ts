// Stands in index.html behind before-scripts.js (web/build/first-paint.ts).
import { type Settings, usualName } from '@fairquay/contract/settings.ts'
import { readClosed } from '../app/closed-announcements.ts'
import type { AskedAhead } from '../call.ts'
import { roomOf } from './announcement-room.ts'
import { showFirstSight } from './show-first-sight.ts'

const { askedAhead, fetchRest } = window as { askedAhead?: AskedAhead; fetchRest?: () => void }
const { style, dataset } = document.documentElement

// Without the defaults that settings.ts fills in: those tell nobody anything.
const settings: Partial<Settings> = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
const { announcements = [], name = usualName, logo } = settings
style.setProperty('--shell-room', `${roomOf(announcements, readClosed(), window.innerWidth)}px`)

// Who is signed in has more in the header than a phone has room for.
if (!askedAhead?.token || window.innerWidth >= 576) style.setProperty('--shell-name', JSON.stringify(name))
if (logo) {
  style.setProperty('--shell-logo', `url(${JSON.stringify(logo)})`)
  dataset.shellLogo = ''
}

// Whatever it cannot show, the page does.
void showFirstSight()
  .catch(() => {})
  .finally(fetchRest)
