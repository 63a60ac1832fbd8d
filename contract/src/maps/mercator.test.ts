import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { frameOf, place, pointAt, showsAllMarkers, widenToMarkers } from './mercator.ts'

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

const porto = { lat: 41.15, lng: -8.61 }
const map = { center: porto, zoom: 12, width: 300, height: 300, markers: [porto], isDark: false }

describe('a picture with several markers', () => {
  it('stays as it was asked for where all are in', () => {
    expect(widenToMarkers(map)).toBe(map)
    const near = { ...map, markers: [porto, { lat: 41.16, lng: -8.6 }] }
    expect(widenToMarkers(near)).toBe(near)
  })

  it('looks at the middle of those across the 180th meridian', () => {
    const wider = widenToMarkers({
      ...map,
      markers: [
        { lat: -18, lng: 178 },
        { lat: -14, lng: -172 },
      ],
    })
    expect(wider.center.lng).toBeCloseTo(-177, 6)
  })

  it('is widened until all are in, and no further', () => {
    const places = fc.array(
      fc.record({
        lat: fc.double({ min: -60, max: 70, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(places, (markers) => {
        const wider = widenToMarkers({ ...map, markers })
        if (wider.zoom > 1) expect(showsAllMarkers(wider)).toBe(true)
        if (wider.zoom < 12) expect(showsAllMarkers({ ...wider, zoom: wider.zoom + 1 })).toBe(false)
      }),
    )
  })
})
