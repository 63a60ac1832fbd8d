import { expect, test } from 'vitest'
import { networkOf } from './counted-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51000', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unreadable'],
  ['', 'unreadable'],
  ['x'.repeat(10_000), 'unreadable'],
  ['1.2.3.4.5', 'unreadable'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
