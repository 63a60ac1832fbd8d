import { defaultSettings, type Settings } from '@fairquay/contract/settings.ts'

/** The brand, links and hosts of this installation, from the page the server sent. They never change while the page is open. */
export const settings: Settings = readSettings(document.getElementById('settings')?.textContent)

/** Fills what the page does not say with the defaults, so that an old page with a new bundle still works. */
export function readSettings(text: string | null | undefined): Settings {
  const sent = parseObject(text)
  return {
    ...defaultSettings,
    ...sent,
    links: { ...defaultSettings.links, ...sent.links },
    hosts: { ...defaultSettings.hosts, ...sent.hosts },
  }
}

function parseObject(text: string | null | undefined): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
