import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './http.ts'
import { listenTo } from './listener.ts'
import { findNextChange, takeStoredSettings } from './stored-settings.ts'

/** Milliseconds until the settings are looked at again after that failed. */
const afterFailure = 2000
/** And where nothing is known to change: what stands between may break the line that would tell of it, or let nothing of it through, and say neither. */
const longestWait = 60_000
/** How long a page waits for settings that are being read. */
const longestPause = 500

export type FollowedSettings = {
  /** Resolves once what this process has been told of is read; soon also where the database does not answer: a page comes without it. */
  settled(): Promise<void>
}

/**
 * Keeps `config.settings` as the database has them, whichever process has changed them, and as the clock does: announcements begin and end, versions of the
 * terms come into force.
 */
export function followSettings({ db, config, log, http }: App): FollowedSettings {
  let looking: Promise<void> | undefined
  let isStale = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    isStale = true
    looking ??= readAll().finally(() => {
      looking = undefined
    })
  }

  async function readAll(): Promise<void> {
    clearTimeout(timer)
    let wait = afterFailure
    // What is told of while it is read may not have been read.
    while (isStale && !isClosed) {
      isStale = false
      wait = await read()
    }
    // A moment later, as a timer may end a moment early.
    if (!isClosed) timer = setTimeout(look, Math.min(wait, longestWait) + 20).unref()
  }

  /** How long what was read holds. */
  async function read(): Promise<number> {
    try {
      await takeStoredSettings(db, config)
      return (await findNextChange(db)) ?? longestWait
    } catch {
      // The database being away is told elsewhere.
      return afterFailure
    }
  }

  const listening = listenTo(db, log, { channels: ['fairquay_settings'], hear: look, catchUp: look })
  // What was changed since they were read at the start.
  void listening.then(look)
  http.addHook('preClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await (await listening).close()
    await looking
  })
  return {
    async settled() {
      if (looking) await Promise.race([looking, pause(longestPause)])
    },
  }
}
