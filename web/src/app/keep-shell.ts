import { trustWorker } from '../ui/trusted-html.ts'

/** Has the browser keep the shell of the application (web/build/service-worker.ts), so that it opens without a connection. Where that is not allowed, nothing is lost. */
export async function keepShell(): Promise<void> {
  await navigator.serviceWorker?.register(trustWorker('/sw.js')).catch(() => undefined)
}
