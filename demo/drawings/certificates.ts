import { inkOn, mix, shade } from './colour.ts'
import { document, Easel } from './easel.ts'
import { block, sizeToFit, write } from './lettering.ts'
import type { Palette } from './logos.ts'
import { group, line, oval, path, rect } from './marks.ts'

/** A certificate as it hangs in an office: 600 × 800, with a guilloche frame, the title, the holder and a seal. */
export function drawCertificate(title: string, company: string, palette: Palette): string {
  const easel = new Easel()
  const ink = inkOn('#fdfbf5', shade(palette.main, -0.2))
  const quiet = mix(ink, '#fdfbf5', 0.4)
  const weave = easel.pattern(
    24,
    24,
    line('M0 12Q6 0 12 12T24 12M0 12Q6 24 12 12T24 12', shade(palette.main, 0.45), 1.2),
  )
  const teeth = Array.from({ length: 18 }, (_, i) =>
    group(`rotate(${i * 20})`, rect(-9, -62, 18, 24, palette.accent, 3)),
  ).join('')
  const seal =
    teeth +
    oval(0, 0, 52, 52, palette.accent) +
    oval(0, 0, 42, 42, shade(palette.accent, 0.25)) +
    path(
      'M-20 0L-5 16L24-18',
      'none',
      `stroke="${shade(palette.main, -0.1)}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`,
    )
  const ribbons = path('M-30 30L-46 118L-22 102L-6 122L0 44ZM30 30L46 118L22 102L6 122L0 44Z', shade(palette.main, 0.1))
  const lines = [540, 566].map((y) => rect(150, y, 300, 3, quiet, 1, 'opacity=".35"')).join('')
  const art =
    rect(0, 0, 600, 800, '#fdfbf5') +
    rect(22, 22, 556, 756, weave, 6) +
    rect(52, 52, 496, 696, '#fdfbf5', 4, `stroke="${palette.main}" stroke-width="2.500"`) +
    write(300, 138, 25, 'CERTIFICATE', { fill: ink, weight: 600, spacing: 9 }) +
    rect(240, 162, 120, 3, palette.accent) +
    block(title, 96, 190, 408, 132, 56, { fill: palette.main === '#ffffff' ? ink : inkOn('#fdfbf5', palette.main) }) +
    write(300, 372, 18, 'This is to certify that', { fill: quiet, weight: 400 }) +
    write(300, 424, sizeToFit(company, 420, 34, 700), company, { fill: ink, weight: 700 }) +
    write(300, 468, 18, 'has been assessed and meets the requirements', { fill: quiet, weight: 400 }) +
    write(300, 496, 18, 'of the standard named above.', { fill: quiet, weight: 400 }) +
    lines +
    group('translate(300 640)', ribbons + seal)
  return document(easel, 600, 800, `${title}, ${company}`, art)
}
