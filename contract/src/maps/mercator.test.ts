import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf, place, pointAt } from './mercator.ts'

test('a pixel leads back to the point that lies there, at every zoom', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(84), degrees(179.9), fc.integer({ min: 1, max: 18 }), (lat, lng, zoom) => {
      const frame = frameOf({ center: { lat, lng }, zoom, width: 600, height: 300 })
      const back = pointAt(place({ lat, lng }, frame), frame)
      expect(Math.abs(back.lat - lat)).toBeLessThan(1e-6)
      expect(Math.abs(back.lng - lng)).toBeLessThan(1e-6)
    }),
  )
})

test('a pixel beyond the edge of the world is on its other side, one beyond a pole is at it', () => {
  const frame = frameOf({ center: { lat: 0, lng: 179 }, zoom: 3, width: 600, height: 300 })
  expect(pointAt({ x: 600, y: 150 }, frame).lng).toBeLessThan(0)
  expect(pointAt({ x: 300, y: -9000 }, frame).lat).toBeCloseTo(85.05, 1)
})
