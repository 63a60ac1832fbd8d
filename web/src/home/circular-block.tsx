import { lowerHomeMessages } from '@fairquay/contract/home/lower-messages.ts'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Factory, type LucideIcon, Package, RefreshCw, Ship, Sprout } from 'lucide-react'
import { searchWords } from './texts.ts'

const icons: LucideIcon[] = [Sprout, Factory, Package, Ship, RefreshCw]
const radius = 118
const gap = 0.24

/** A point of the ring, `turn` of the way round from the top. */
function at(turn: number, r = radius): [x: number, y: number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return [160 + r * Math.cos(angle), 160 + r * Math.sin(angle)]
}

/** From one step to the next, with an arrow's head. */
function arcPath(step: number): string {
  const [from, to] = [at((step + gap) / 5), at((step + 1 - gap) / 5)]
  return `M${from.join(' ')}A${radius} ${radius} 0 0 1 ${to.join(' ')}`
}

/** How goods keep going round: the steps as a ring and in words. */
export function CircularBlock() {
  const { kicker, title, lead, steps, action } = lowerHomeMessages.circular
  return (
    <section
      aria-label={kicker}
      className="grid items-center gap-x-14 gap-y-8 rounded-lg bg-tint px-5 py-10 md:px-10 lg:grid-cols-[1fr_22rem] lg:px-14 lg:py-14"
    >
      <div>
        <p className="font-medium text-quay">{kicker}</p>
        <h2 className="mt-1 text-2xl md:text-3xl">{title}</h2>
        <p className="mt-3 max-w-2xl text-base text-pretty md:text-lg">{lead}</p>
        <div className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <ol className="contents">
            {steps.map(({ name, text }, index) => {
              const Icon = icons[index] ?? RefreshCw
              return (
                <li key={name} className="flex gap-3">
                  <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-surface text-quay lg:hidden">
                    <Icon size={18} aria-hidden="true" />
                  </span>
                  <p className="text-pretty">
                    <strong className="block font-semibold">{name}</strong>
                    {text}
                  </p>
                </li>
              )
            })}
          </ol>
          <Link
            to="/products"
            search={{ search: searchWords.greenProduct, title: lowerHomeMessages.features.greenProducts.name }}
            className="inline-flex min-h-11 items-center gap-1.5 self-end justify-self-start rounded-sm lg:-mb-2 font-medium text-quay hover:underline"
          >
            {action}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </div>
      </div>
      <svg viewBox="0 0 320 320" aria-hidden="true" className="mx-auto hidden w-full max-w-88 lg:block">
        <defs>
          <marker
            id="circular-head"
            viewBox="0 0 10 10"
            refX="4"
            refY="5"
            markerWidth="3.4"
            markerHeight="3.4"
            orient="auto"
          >
            <path d="M0 0L10 5 0 10Z" className="fill-quay" />
          </marker>
        </defs>
        {steps.map(({ name }, index) => (
          <path
            key={name}
            d={arcPath(index)}
            fill="none"
            strokeWidth="5"
            className="stroke-quay"
            markerEnd="url(#circular-head)"
          />
        ))}
        {steps.map(({ name }, index) => {
          const Icon = icons[index] ?? RefreshCw
          const [x, y] = at(index / 5)
          return (
            <g key={name} className="text-quay">
              <circle cx={x} cy={y} r="34" className="fill-surface" />
              <Icon x={x - 14} y={y - 20} size={28} />
              <text x={x} y={y + 23} textAnchor="middle" className="fill-ink text-[11px] font-medium">
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}
