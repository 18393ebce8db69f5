import { relyingPartyOf } from './relying-party';

const SENT_TO = { protocol: 'http', host: 'localhost:4000' };

test.each([
  ['https://vaglio.example/tools', SENT_TO, { id: 'vaglio.example', origin: 'https://vaglio.example' }],
  ['https://vaglio.example:8443', SENT_TO, { id: 'vaglio.example', origin: 'https://vaglio.example:8443' }],
  ['http://localhost:4000', SENT_TO, { id: 'localhost', origin: 'http://localhost:4000' }],
  [
    undefined,
    { protocol: 'http', host: 'localhost:4200' },
    { id: 'localhost', origin: 'http://localhost:4200' },
  ],
  [undefined, { protocol: 'http', host: '127.0.0.1:4000' }, null],
  [undefined, { protocol: 'https', host: 'another.example' }, null],
  [undefined, { protocol: 'http', host: '' }, null],
  ['https://192.0.2.7', SENT_TO, null],
  ['https://[2001:db8::7]', SENT_TO, null],
])('with PUBLIC_URL %s and a request to %j, passkeys belong to %j', (publicUrl, sentTo, party) => {
  expect(relyingPartyOf({ publicUrl }, sentTo)).toEqual(party);
});
