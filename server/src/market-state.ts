import { currentCall, type MarketState } from './call-context.ts'

/** Both numbers of the market as it is now, as one text in SQL; see the migrations 0010, 0160 and 0167. */
export const marketState = "(select sum(changes) || ' ' || sum(shown) from market_changes)"

/** Reads that text. */
export function readMarketState(text: string): MarketState {
  const [member = '', guest = ''] = text.split(' ')
  return { member, guest }
}

/** The state that was read for the call under way, by whatever statement it needed anyway. */
export function knownMarketState(): MarketState | undefined {
  return currentCall()?.marketState
}

/** Remembers it for the rest of the call: what is kept then needs no question of its own. */
export function noteMarketState(state: MarketState): void {
  const call = currentCall()
  if (call) call.marketState = state
}
