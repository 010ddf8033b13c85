import { clientKey } from './rateLimits';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002'],
  ['2001:DB8:1:2:ffff::', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
  ['10.0.0.1:4711', 'no address'],
  ['anything', 'no address'],
])('%s is counted as %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key);
});
