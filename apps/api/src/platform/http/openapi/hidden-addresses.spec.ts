import { emailKey } from '../../text/email-key';
import { editingApp } from '../../../screening/startup/edit-startup.fixture';
import { registration } from '../../../testing/account-calls';
import { FOLDED_TO_ASCII, isEmailAddress } from '../validation/address-text';

let server: Awaited<ReturnType<typeof editingApp>>;
beforeAll(async () => {
  server = await editingApp();
  await server.reset();
});
afterAll(() => server.close());

type Call = {
  method: 'POST' | 'PATCH';
  url: string;
  field: string;
  body: (address: string) => object;
};

const SCRAPERS = '/auth/admin/scrapers';
const IMPORT = '/auth/startups/import-raw';
const post = (url: string, field: string, body: Call['body']): Call => ({ method: 'POST', url, field, body });
const web = (text: string) => `https://acme.ch/${text}page`;
const mail = (text: string) => `ann${text}@acme.ch`;
const ofRow = (field: string) => post(IMPORT, field, (address) => ({ company_name: 'A', [field]: address }));
const ofStartup = (field: string): Call => ({
  method: 'PATCH',
  url: '/auth/investments/1/text',
  field,
  body: (address) => ({ [field]: address }),
});
const ofFact = (field: string): Call => ({
  method: 'PATCH',
  url: `/auth/startups/1/facts/${field}`,
  field,
  body: (value) => ({ value }),
});

const ADDRESSES: readonly [string, (text: string) => string, Call][] = [
  ['a new account', mail, post('/auth/register', 'email', (email) => registration({ email }))],
  [
    'an invitation',
    mail,
    post('/auth/admin/invitations', 'email', (email) => ({ email, name: 'Ann', role: 'user', by: 'mail' })),
  ],
  [
    'a sign-in',
    mail,
    post('/auth/login', 'email', (email) => ({ email, password: 'a'.repeat(64), deviceId: 'device-0001' })),
  ],
  ['a source', web, post(`${SCRAPERS}/sources`, 'url', (url) => ({ name: 'Acme', url }))],
  [
    'a page whose sources are looked for',
    web,
    post(`${SCRAPERS}/discover`, 'address', (address) => ({ address })),
  ],
  [
    'a webhook',
    web,
    post('/auth/admin/webhooks', 'url', (url) => ({ name: 'Acme', url, kinds: ['startup.created'] })),
  ],
];

/** Fields of imported text. Hidden characters in these fields are removed instead of refused. */
const COPIED: typeof ADDRESSES = [
  ['the website of an imported row', web, ofRow('website')],
  ['the link of an imported row', web, ofRow('url')],
  ['the email of an imported row', mail, ofRow('email')],
  [
    'an article of an imported row',
    web,
    post(IMPORT, 'url of an article', (url) => ({
      company_name: 'A',
      articles: [{ url, title: null, published_at: null, source: null }],
    })),
  ],
  ['the website of a startup', web, ofStartup('website')],
  ['the email of a startup', mail, ofStartup('email')],
  ['a corrected website', web, ofFact('website')],
  ['a corrected email', mail, ofFact('email')],
];

const REFUSED_ANYWHERE = [
  ['U+202E', '\u202e'],
  ['U+2066', '\u2066'],
  ['U+0085', '\u0085'],
] as const;
const REFUSED_OF_PEOPLE = [
  ...REFUSED_ANYWHERE,
  ['U+000D', '\r\n'],
  ['U+000A', '\n'],
  ['U+0009', '\t'],
  ['U+200B', '\u200b'],
] as const;

describe.each([
  ...ADDRESSES.map((address) => [...address, REFUSED_OF_PEOPLE] as const),
  ...COPIED.map((address) => [...address, REFUSED_ANYWHERE] as const),
])('an address sent for %s', (_what, write, { method, url, field, body }, refused) => {
  test.each(refused)('an address is refused with an explanation if it contains %s', async (code, text) => {
    const headers = server.asRole('admin');
    const answer = await server.app.inject({ method, url, headers, payload: body(write(text)) });
    const error = `${field} must not hold control or invisible characters (${code}).`;
    expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
  });
});

test.each([
  ['a@x.ch\nb@x.ch', 'a@x.ch b@x.ch'],
  ['a@x.ch\u00ad', 'a@x.ch'],
  ['\ufeffa\u200b@x.ch', 'a@x.ch'],
])('the edited email %j of a startup is stored as %j', async (email, stored) => {
  const call = ofStartup('email');
  const answer = await server.app.inject({
    method: call.method,
    url: call.url,
    headers: server.asRole('admin'),
    payload: { email },
  });
  expect([answer.statusCode, answer.json().email]).toEqual([200, stored]);
});

test('line breaks and tabs are removed from the edited website of a startup', async () => {
  const payload = { website: 'https://acme.ch/a\tb\r\nc' };
  const { method, url } = ofStartup('website');
  const answer = await server.app.inject({ method, url, headers: server.asRole('admin'), payload });
  expect([answer.statusCode, answer.json().website]).toEqual([200, 'https://acme.ch/abc']);
});

test.each([...FOLDED_TO_ASCII])(
  'an account is not created for an email with %s, which looks like an ASCII character',
  async (alike) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/register',
      headers: server.asRole('admin'),
      payload: registration({ email: `mi${alike}e@acme.ch` }),
    });
    const error = /^email must not hold a character that is taken for another/;
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(error)]);
  },
);

test('only ASCII characters become ASCII in the key of an email', () => {
  const others = Array.from({ length: 0x110000 - 0x80 }, (_, index) => index + 0x80)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  const isPlain = (text: string) => /[\x21-\x7e]/.test(text);
  expect(others.filter((character) => isPlain(emailKey(character)))).toEqual([]);
  const folded = others.filter((character) => isPlain(character.normalize('NFC').toLowerCase()));
  expect(folded.join('')).toBe(FOLDED_TO_ASCII);
  expect(folded.filter((character) => isEmailAddress(`a${character}@x.ch`))).toEqual([]);
});

test.each([
  ['Ann@ACME.ch', 'ann@acme.ch'],
  ['MÜLLER@x.ch', 'mu\u0308ller@x.ch'],
  [' ann@x.ch ', 'ann@x.ch'],
])('%s and %s count as the same email', (one, other) => expect(emailKey(one)).toBe(emailKey(other)));

test('the Kelvin sign in an email is not treated as k', () => {
  expect(emailKey('mi\u212ae@x.ch')).not.toBe(emailKey('mike@x.ch'));
  expect(emailKey('mi\u212ae@x.ch')).not.toBe(emailKey('miKe@x.ch'));
});
