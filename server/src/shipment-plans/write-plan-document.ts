import { formatDay } from '@fairquay/contract/locale.ts'
import { letterOf, lookOf, shade } from '@fairquay/contract/shipment-plans/box-colours.ts'
import { drawLayerSvg, drawUnitSvg } from '@fairquay/contract/shipment-plans/draw-load-svg.ts'
import { writeLoadSection } from '@fairquay/contract/shipment-plans/load-section.ts'
import { planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { nameCartons, unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import { describeContents, groupPallets, nameGroup } from '@fairquay/contract/shipment-plans/pallet-groups.ts'
import { findLayers, nameLayers } from '@fairquay/contract/shipment-plans/pallet-layers.ts'
import { listPlanFacts } from '@fairquay/contract/shipment-plans/plan-facts.ts'
import { findGoods } from '@fairquay/contract/shipment-plans/scene.ts'
import type { MadePlan } from './queries.ts'

/** Drawings a document has at most, and characters of all of them: a plan of a whole ship is a table then. */
const most = { units: 6, pallets: 24, characters: 380_000 }

/** What the template `load-plan` prints: everything is text already, drawings are SVG. */
export function writePlanDocument({ title, input, plan }: MadePlan, at: Date, marketplace: string) {
  const nameOf = nameCartons(input.cartons)
  const section = writeLoadSection(input, plan)
  let left = most.characters
  /** A drawing, while there is room for it. */
  const take = (drawing: string): string => {
    if (drawing.length > left) return ''
    left -= drawing.length
    return drawing
  }
  return {
    marketplace,
    title,
    footer: `${marketplace} · ${title}`,
    date: formatDay(at.toISOString().slice(0, 10)),
    summary: section.summary,
    facts: listPlanFacts(plan, input).map(({ label, value, note }) => ({ label, value, note: note ?? '' })),
    goodsTitle: planMessages.goods,
    goods: findGoods(plan).map((id, position) => ({
      letter: letterOf(position),
      name: nameOf(id),
      colour: shade(lookOf(position).colour, 'top'),
    })),
    units: plan.units.slice(0, most.units).map(({ type }, index) => ({
      title: `${index + 1} · ${unitTitles[type]}`,
      drawing: take(drawUnitSvg(plan, input, index)),
    })),
    palletsTitle: planMessages.pallets,
    pallets: groupPallets(plan.pallets)
      .slice(0, most.pallets)
      .map((group) => ({
        title: nameGroup(group),
        contents: describeContents(group.pallet, nameOf),
        layers: findLayers(plan.builds[group.pallet.build] ?? []).map((layer) => ({
          title: planMessages.layer(nameLayers(layer.numbers), layer.boxes.length),
          drawing: take(drawLayerSvg(plan, input, layer)),
        })),
      })),
    table: { title: section.title, columns: section.columns, rows: section.rows },
    warningsTitle: planMessages.worthKnowing,
    warnings: section.warnings,
  }
}
