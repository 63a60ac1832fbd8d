import { accountsTexts } from './texts.ts'

const browsers = [
  [accountsTexts.edg, accountsTexts.edge],
  ['OPR', accountsTexts.opera],
  ['SamsungBrowser', accountsTexts.samsungInternet],
  [accountsTexts.firefox, accountsTexts.firefox],
  ['FxiOS', accountsTexts.firefox],
  ['CriOS', accountsTexts.chrome],
  [accountsTexts.chrome, accountsTexts.chrome],
  [accountsTexts.safari, accountsTexts.safari],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  [accountsTexts.android, accountsTexts.android],
  ['CrOS', 'ChromeOS'],
  [accountsTexts.windows, accountsTexts.windows],
  [accountsTexts.macOsX, 'macOS'],
  [accountsTexts.linux, accountsTexts.linux],
] as const

/** 'Firefox on Windows' out of what a browser says of itself; good enough to tell one's own sessions apart. */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1]
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? accountsTexts.unknownDevice
}
