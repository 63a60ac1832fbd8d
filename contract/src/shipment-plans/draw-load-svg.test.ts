import { expect, test } from 'vitest'
import { loadCalls } from '../documentation/examples/loads.ts'
import { drawLayerSvg, drawUnitSvg } from './draw-load-svg.ts'
import { findLayers } from './pallet-layers.ts'

const { answer } = loadCalls.planShipmentLoad

test('a unit is drawn with each pallet in its place', () => {
  const drawing = drawUnitSvg(answer, answer.input, 0)
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-?\d+ -?\d+ \d+ \d+"/)
  expect(drawing.match(/<g transform/g)).toHaveLength(5)
})

test('a layer is drawn to scale on its pallet, with letters where there are several goods', () => {
  const [layer] = findLayers([{ id: 'A', x: 0, y: 0, z: 0, length: 300, width: 400, height: 250 }])
  if (!layer) throw new Error('no layer')
  const alone = drawLayerSvg(answer, answer.input, layer)
  expect(alone).toContain('viewBox="-10 -10 1220 820"')
  expect(alone).not.toContain('<text')
  const [first] = layer.boxes
  const both = { ...answer, builds: [layer.boxes, [{ ...first, id: 'B' } as never]] }
  expect(drawLayerSvg(both, answer.input, layer)).toContain('>A</text>')
})
