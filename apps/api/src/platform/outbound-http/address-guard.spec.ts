import { createServer } from 'node:net';
import { buildConnector } from 'undici';
import { listening } from '../../testing/listening';
import {
  checkAddress,
  guardedConnector,
  guardedLookup,
  isPublicAddress,
  readPrivateHost,
  RefusedAddress,
} from './address-guard';
import { guardedFetch } from './guarded-fetch';

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
  ['fec0::1', false],
  ['4000::1', false],
  // Metadata services of cloud providers.
  ['168.63.129.16', false],
  ['::ffff:168.63.129.16', false],
  ['192.80.8.124', false],
  ['161.26.0.10', false],
  ['166.11.255.255', false],
  ['166.12.0.1', true],
  ['192.0.0.192', false],
  ['100.100.100.200', false],
  ['169.254.170.2', false],
  ['fd00:ec2::254', false],
  ['fd20:ce::254', false],
  ['not an address', false],
])('the network address %s is public: %s', (address, expected) =>
  expect(isPublicAddress(address)).toBe(expected),
);

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
    'http://168.63.129.16/machine?comp=goalstate',
    'http://[::ffff:a83f:8110]/',
    'http://0xa83f8110/',
  ].map((address): [string, string] => [
    address,
    'The address belongs to this machine or to a private network.',
  ]),
])('the check of a request to %s returns %j', (address, text) => {
  if (text === null) expect(checkAddress(address).href).toBe(new URL(address).href);
  else expect(() => checkAddress(address)).toThrow(new RefusedAddress(text));
});

test.each([
  ['http://127.0.0.1:8123/feed', '127.0.0.1:8123'],
  ['http://INTRANET.:8123/feed', 'intranet:8123'],
  ['http://[FD00:0::1]:8123/feed', '[fd00::1]:8123'],
  ['http://Bücher.intranet/', 'xn--bcher-kva.intranet:80'],
  ['https://intranet/', 'intranet:443'],
])('a request to %s is accepted if %s is allowed', (address, host) => {
  expect(checkAddress(address, [host]).href).toBe(new URL(address).href);
});

test.each([
  ['News.Intranet:8080', 'news.intranet:8080'],
  ['news.intranet.:8080', 'news.intranet:8080'],
  ['bücher.intranet:80', 'xn--bcher-kva.intranet:80'],
  ['[FD00:0::1]:8080', '[fd00::1]:8080'],
  ['10.7:443', '10.0.0.7:443'],
  ['news.intranet', undefined],
  ['news.intranet:0', undefined],
  ['news.intranet/feed:80', undefined],
])('the setting for private hosts %s allows %s', (text, host) => expect(readPrivateHost(text)).toBe(host));

test.each(['http://127.0.0.1:8124/', 'http://intranet:8124/', 'http://[fd00::1]:8124/', 'http://[fd00::1]/'])(
  'a request to %s is refused if only other ports of the host are allowed',
  (address) => {
    const hosts = ['127.0.0.1:8123', 'intranet:8123', '[fd00::1]:8123'];
    expect(() => checkAddress(address, hosts)).toThrow(RefusedAddress);
  },
);

type Found = { address: string; family: number }[];
function resolved(found: Found) {
  const system = (_name: string, _options: object, callback: (error: null, found: Found) => void) =>
    callback(null, found);
  return new Promise<unknown>((resolve) => {
    guardedLookup(Object.assign(system, { __promisify__: Object.assign }) as never)(
      'news.example.org',
      {},
      (error, address) => resolve(error ?? address),
    );
  });
}

test('a host name with one private address is refused at the connection', async () => {
  expect(await resolved([{ address: '93.184.216.34', family: 4 }])).toBe('93.184.216.34');
  expect(await resolved([{ address: '127.0.0.1', family: 4 }])).toBeInstanceOf(RefusedAddress);
  expect(
    await resolved([
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]),
  ).toBeInstanceOf(RefusedAddress);
});

/** Connects to `origin` and allows the given private hosts. Returns 'connected', or the error. */
async function connected(origin: string, privateHosts: string[]): Promise<unknown> {
  const { protocol, hostname, port, host } = new URL(origin);
  const connect = guardedConnector(buildConnector, privateHosts, 2_000);
  const plain = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    connect({ protocol, hostname: plain, port, host }, (error, socket) => {
      socket?.destroy();
      resolve(error ?? 'connected');
    });
  });
}

test('a host name in the own network is contacted only at the configured port', async () => {
  const server = createServer();
  const port = await listening(server);
  const other = createServer();
  const otherPort = await listening(other);
  const hosts = [`localhost:${port}`];
  expect(await connected(`http://localhost:${port}`, hosts)).toBe('connected');
  for (const origin of ['http://localhost', 'https://localhost', `http://localhost:${otherPort}`])
    expect(await connected(origin, hosts)).toBeInstanceOf(RefusedAddress);
  server.close();
  other.close();
});

test('a protected outbound request refuses a Request object, because only its address would be sent', async () => {
  const request = new Request('https://vaglio.example/', { method: 'POST', body: 'x' });
  await expect(guardedFetch([])(request)).rejects.toThrow('takes an address, not a Request');
});
