import type { Keeper, KeptAs } from './kept.ts'

/** A sending whose outcome is not known: what was asked, and the key under which it is asked again. */
export type OpenSending = { key: string; asked: object }

/** Open sendings by what they are about: of each thing one. */
export type OpenSendings = {
  find: (about: string) => OpenSending | undefined
  /** Nothing: its outcome is known. */
  note: (about: string, sending: OpenSending | undefined) => void
}

/** Until the page is left. */
export function keepOnPage(): OpenSendings {
  const sendings = new Map<string, OpenSending>()
  return {
    find: (about) => sendings.get(about),
    note(about, sending) {
      if (sending) sendings.set(about, sending)
      else sendings.delete(about)
    },
  }
}

/** Where a draft is kept, and under which name. */
export type DraftPlace = Pick<KeptAs<never>, 'name' | 'where'>

type KeptSendings = Record<string, OpenSending>

/** As long as the draft that is sent, and in the same place. */
export function keepWithDraft(
  { open }: Pick<Keeper, 'open'>,
  { name, where }: DraftPlace,
  person: number | null,
): OpenSendings {
  const as: KeptAs<KeptSendings> = { name: `sending-${name}`, where, read: readSendings }
  const store = open(as, person)
  return {
    find: (about) => store.getState().value?.[about],
    note(about, sending) {
      const { [about]: _, ...others } = store.getState().value ?? {}
      const next = sending ? { ...others, [about]: sending } : others
      store.keep(Object.keys(next).length > 0 ? next : null)
    },
  }
}

function readSendings(stored: unknown): KeptSendings | null {
  return typeof stored === 'object' && stored !== null && Object.values(stored).every(isSending)
    ? (stored as KeptSendings)
    : null
}

function isSending(value: unknown): value is OpenSending {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('asked' in value)) return false
  return (
    typeof value.key === 'string' && value.key.length >= 8 && typeof value.asked === 'object' && value.asked !== null
  )
}
