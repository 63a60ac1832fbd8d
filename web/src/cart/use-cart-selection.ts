import { type CartItem, isSelectable } from '@fairquay/contract/cart/items.ts'
import { toggleSelection } from '@fairquay/contract/cart/rules.ts'
import { useKept } from '../forms/use-kept.ts'

const none: readonly string[] = []
const keptUnselected = { where: 'device', model: [''] } as const

/** Everything that can be sent is selected until the person says otherwise; what they say is kept on this device. */
export function useCartSelection(items: readonly CartItem[]) {
  const { draft: unselected, change } = useKept<readonly string[]>('unselected', none, keptUnselected)
  const allKeys = items.filter(isSelectable).map(({ key }) => key)
  const selectedKeys = new Set(allKeys.filter((key) => !unselected.includes(key)))
  return {
    allKeys,
    selectedKeys,
    selected: items.filter(({ key }) => selectedKeys.has(key)),
    toggle(keys: readonly string[]) {
      const next = toggleSelection(selectedKeys, keys)
      change(() => allKeys.filter((key) => !next.has(key)))
    },
  }
}
