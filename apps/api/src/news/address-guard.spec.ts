import { checkAddress, guardedLookup, isPublicAddress, RefusedAddress } from './address-guard';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::127.0.0.1', false],
  ['::10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

test.each([
  ['https://news.example.org/feed', null],
  ['http://news.example.org:80/', null],
  ['https://93.184.216.34/', null],
  ['nonsense', 'This is not a web address.'],
  ['ftp://news.example.org/', 'Only http and https addresses are allowed.'],
  ['file:///etc/passwd', 'Only http and https addresses are allowed.'],
  ['javascript:alert(1)', 'Only http and https addresses are allowed.'],
  ['https://user@news.example.org/', 'An address with a user name is not allowed.'],
  ['https://news.example.org@127.0.0.1/', 'An address with a user name is not allowed.'],
  ['https://news.example.org:8443/', 'Only the usual ports, 80 and 443, are allowed.'],
  ...[
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://１２７.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data',
  ].map((address): [string, string] => [
    address,
    'The address belongs to this machine or to a private network.',
  ]),
])('%s is refused with %j', (address, text) => {
  if (text === null) expect(checkAddress(address).href).toBe(new URL(address).href);
  else expect(() => checkAddress(address)).toThrow(new RefusedAddress(text));
});

test('a host of the own network is read only when it is named with its port', () => {
  expect(checkAddress('http://127.0.0.1:8123/feed', ['127.0.0.1:8123']).port).toBe('8123');
  expect(() => checkAddress('http://127.0.0.1:8124/feed', ['127.0.0.1:8123'])).toThrow(RefusedAddress);
});

type Found = { address: string; family: number }[];
function resolved(found: Found, privateHosts: string[] = []) {
  const system = (_name: string, _options: object, callback: (error: null, found: Found) => void) =>
    callback(null, found);
  return new Promise<unknown>((resolve) => {
    guardedLookup(privateHosts, Object.assign(system, { __promisify__: Object.assign }) as never)(
      'news.example.org',
      {},
      (error, address) => resolve(error ?? address),
    );
  });
}

test('the address that a name leads to is checked where it is connected to, and one private address among public ones refuses all', async () => {
  expect(await resolved([{ address: '93.184.216.34', family: 4 }])).toBe('93.184.216.34');
  expect(await resolved([{ address: '127.0.0.1', family: 4 }])).toBeInstanceOf(RefusedAddress);
  expect(
    await resolved([
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]),
  ).toBeInstanceOf(RefusedAddress);
  expect(await resolved([{ address: '10.0.0.1', family: 4 }], ['news.example.org:80'])).toBe('10.0.0.1');
});
