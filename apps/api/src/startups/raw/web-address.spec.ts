import { toWebAddress } from './web-address';

test.each([
  ['https://acme.ch', 'https://acme.ch'],
  ['HTTP://www.acme.ch/x?y=1#z', 'HTTP://www.acme.ch/x?y=1#z'],
  ['acme.ch', 'https://acme.ch'],
  ['//acme.ch', 'https://acme.ch'],
  ['acme.ch:8080/path', 'https://acme.ch:8080/path'],
  ['https://acme.ch/two words', 'https://acme.ch/two%20words'],
])('the website %s of a row is stored as %s', (text, address) => expect(toWebAddress(text)).toBe(address));

test.each([
  'javascript:alert(1)',
  'JavaScript://acme.ch/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@acme.ch',
  'ftp://acme.ch',
  'file:///etc/passwd',
  'https://',
  'http://user@acme.ch',
  'me:secret@acme.ch',
  'a@acme.ch',
  'n/a',
  'none',
  'https://acme .ch',
  '-',
])('the website %s of a row is not stored', (text) => expect(toWebAddress(text)).toBeNull());
