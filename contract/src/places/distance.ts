/** A point on the earth, in degrees: north and east count up. */
export type Point = { lat: number; lng: number }

/** Mean radius of the earth, kilometres (IUGG). */
const radius = 6371.0088
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The shortest way over the globe, kilometres. */
export function greatCircle(a: Point, b: Point): number {
  const [north, other] = [toRadians(a.lat), toRadians(b.lat)]
  const half =
    Math.sin((other - north) / 2) ** 2 + Math.cos(north) * Math.cos(other) * Math.sin(toRadians(b.lng - a.lng) / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(half)))
}
