import { expect, test } from 'vitest'
import { chartDays, fillDays, isRobot } from './rules.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each([
  [undefined, true],
  ['', true],
  ['curl/8.9.1', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116 Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['python-requests/2.32', true],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot', true],
  ['Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1', true],
  [
    'Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    false,
  ],
  [firefox, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    false,
  ],
])('%s is a machine: %s', (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected)
})

test('a chart has every day up to today, the days without anything too', () => {
  const days = fillDays([{ day: '2026-02-28', count: 4 }], '2026-03-01')
  expect(days).toHaveLength(chartDays)
  expect(days.at(0)).toEqual({ day: '2026-01-31', count: 0 })
  expect(days.at(-2)).toEqual({ day: '2026-02-28', count: 4 })
  expect(days.at(-1)).toEqual({ day: '2026-03-01', count: 0 })
})
