import type { Step } from './story.ts'

export const open = (after = 0.2): Step => ({ do: 'open', after })
export const read = (after = 0.3): Step => ({ do: 'read', after })
export const offer = (after: number, off: number, more: { open?: number; note?: string } = {}): Step => ({
  do: 'offer',
  after,
  off,
  ...more,
})
export const counter = (after: number, off: number, note: string): Step => ({ do: 'counter', after, off, note })
export const accept = (after = 1): Step => ({ do: 'accept', after })
export const agree = (after = 1): Step => ({ do: 'agree', after })
export const write = (after: number, by: 'buyer' | 'answerer', text: string): Step => ({ do: 'write', after, by, text })
export const ask = (after: number, by: 'buyer' | 'answerer', text: string): Step => ({ do: 'ask', after, by, text })
