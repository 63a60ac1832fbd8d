import { accountsTexts } from './texts.ts'

const { browserNames, systemNames } = accountsTexts

const browsers = [
  [/Edg\//, browserNames.edge],
  [/OPR\//, browserNames.opera],
  [/SamsungBrowser\//, browserNames.samsung],
  [/Firefox\/|FxiOS\//, browserNames.firefox],
  [/CriOS\/|Chrome\//, browserNames.chrome],
  [/Safari\//, browserNames.safari],
] as const

const systems = [
  [/iPhone/, systemNames.iPhone],
  [/iPad/, systemNames.iPad],
  [/Android/, systemNames.android],
  [/CrOS/, systemNames.chromeOs],
  [/Windows/, systemNames.windows],
  [/Mac OS X/, systemNames.macOs],
  [/Linux/, systemNames.linux],
] as const

/** 'Firefox on Windows' out of what a browser says of itself; good enough to tell one's own sessions apart. */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1]
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  if (browser && system) return accountsTexts.browserOnSystem(browser, system)
  return browser ?? system ?? accountsTexts.unknownDevice
}
