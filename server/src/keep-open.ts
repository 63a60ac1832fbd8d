/** Remembers how to close what is being opened. */
export type KeepOpen = <T>(opening: Promise<T>, close: (thing: T) => Promise<unknown>) => Promise<T>

/** Everything a process has opened, closed the other way round when it ends. */
export type Openings = {
  keepOpen: KeepOpen
  closeAll(): Promise<void>
  isClosing(): boolean
}

export function makeOpenings(): Openings {
  const closers: (() => Promise<unknown>)[] = []
  let isClosing = false
  return {
    // A thing that is only half open when the signal comes is closed as well, once it is there.
    keepOpen: async (opening, close) => {
      closers.push(() => opening.then(close, () => {}))
      return opening
    },
    async closeAll() {
      isClosing = true
      for (let close = closers.pop(); close; close = closers.pop())
        await close().catch((error: unknown) => console.error(error))
    },
    isClosing: () => isClosing,
  }
}
