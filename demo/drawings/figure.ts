import type { Picture } from '../shape.ts'
import type { Easel } from './easel.ts'

/** Where the fourth picture is taken. */
type Setting = 'carton' | 'pallet' | 'shelf' | 'room' | 'bench' | 'flat' | 'outdoor' | 'rail' | 'table'

/**
 * One piece of goods, drawn once and photographed by `stage.ts` four times.
 * Standing goods rest on y = 0 and are centred on x = 0 (up is negative); lying goods are seen from above, centred on 0, 0.
 */
export type Figure = {
  art: string
  width: number
  height: number
  stance?: 'standing' | 'lying' | 'hanging'
  /** Width of what touches the ground; 0.9 of the width by default. */
  footprint?: number
  /** Height of the ground shadow in widths; flat round goods throw more. */
  depth?: number
  /** The figure's own ground shadow, where an ellipse would not do. */
  shadow?: string
  /** Of blocks: where the near lower left corner lies, counted back from the middle, and how much a layer adds. */
  corner?: readonly [number, number]
  rise?: number
  /** Outline of lying goods, for their shadow. */
  outline?: string
  /** What the close-up looks at: x, y, zoom. */
  focus?: readonly [number, number, number]
  /** How several are arranged; `own` carries its own drawing. */
  several?: 'row' | 'stack' | 'fan' | 'pair'
  setting: Setting
}

export type Sculptor = (easel: Easel, picture: Picture) => Figure
