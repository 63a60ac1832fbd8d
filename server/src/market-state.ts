import { currentCall } from './call-context.ts'

/** A number for the market as it is now, in SQL; see the migrations 0010 and 0160. */
export const marketState = '(select sum(changes) from market_changes)::text'

/** The state that was read for the call under way, by whatever statement it needed anyway. */
export function knownMarketState(): string | undefined {
  return currentCall()?.marketState
}

/** Remembers it for the rest of the call: what is kept then needs no question of its own. */
export function noteMarketState(state: string): void {
  const call = currentCall()
  if (call) call.marketState = state
}
