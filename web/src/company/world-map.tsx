import type { ExportCountry } from '@fairquay/contract/company/facts.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-110m.json'
import { joinClasses } from '../ui/join-classes.ts'
import { companyTexts } from './texts.ts'
import { codeByNumber, smallCountries } from './world-codes.ts'

const width = 960
const height = 432
// Turned so that the edge runs through the Bering Strait and cuts no land in two.
const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .scale(175)
  .translate([width / 2, 254])

/** Antarctica buys nothing and would take a fifth of the picture. */
const leftOut = 'AQ'

type Shape = { code: string; path: string }

const shapes: Shape[] = readShapes()

function readShapes(): Shape[] {
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
  const draw = geoPath(projection).digits(1)
  return feature(topology, topology.objects.countries).features.flatMap((country) => {
    const code =
      codeByNumber.get(String(country.id)) ?? (country.properties.name === 'Kosovo' ? 'XK' : country.properties.name)
    return code === leftOut ? [] : [{ code, path: draw(country) ?? '' }]
  })
}

type WorldMapProps = {
  label: string
  countries: readonly ExportCountry[]
  /** Where the company itself is. */
  home: string
  pointedAt: string | null
  onPoint: (code: string | null) => void
  /** Makes countries something to press; the same can be done in a list beside the map, with the keyboard. */
  onToggle?: (code: string) => void
}

/** The world with the countries that carry a value. Everything it tells stands in the list beside it as well. */
export function WorldMap({ label, countries, home, pointedAt, onPoint, onToggle }: WorldMapProps) {
  const country = findCountry(home)
  const values = new Map(countries.map(({ code, value }) => [code, value]))
  const point = (code: string) => ({
    onPointerEnter: () => onPoint(code),
    onPointerLeave: () => onPoint(null),
    ...(onToggle && { onClick: () => onToggle(code) }),
  })
  const look = (code: string) =>
    joinClasses(
      'stroke-surface transition-colors',
      onToggle && 'cursor-pointer',
      pointedAt === code && (values.has(code) || onToggle)
        ? 'fill-amber'
        : values.has(code)
          ? 'fill-quay'
          : 'fill-line',
    )
  const small = countries.flatMap(({ code }) => {
    const at = smallCountries[code]
    const place = at && projection([...at])
    return place ? [{ code, x: place[0], y: place[1] }] : []
  })
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full">
        {shapes.map(({ code, path }) => (
          <path key={code} d={path} strokeWidth={0.6} className={look(code)} {...point(code)} />
        ))}
        {small.map(({ code, x, y }) => (
          <circle key={code} cx={x} cy={y} r={5} strokeWidth={1.2} className={look(code)} {...point(code)} />
        ))}
      </svg>
      <figcaption className="mt-2 flex min-h-6 flex-wrap items-center gap-x-5 gap-y-1 px-1 text-sm text-soft">
        <Key className="bg-quay" name={companyTexts.exportsTo} />
        <Key className="bg-line" name={companyTexts.otherCountries} />
        <span className="ml-auto">
          {pointedAt
            ? (findCountry(pointedAt)?.name ?? '')
            : country
              ? companyTexts.basedIn(country.name)
              : companyTexts.basedSomewhere}
        </span>
      </figcaption>
    </figure>
  )
}

function Key({ className, name }: { className: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={joinClasses('size-3 rounded-[3px]', className)} />
      {name}
    </span>
  )
}
