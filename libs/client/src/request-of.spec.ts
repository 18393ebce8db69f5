import { requestOf } from './request-of';

const NOTES = { method: 'POST', path: '/auth/investments/{id}/notes' } as const;

test('request parameters are sent by name in the path, the query, If-Match and the body', () => {
  expect(
    requestOf(
      'https://x.ch/base/',
      { method: 'PUT', path: '/a/{id}/b/{tokenId}' },
      {
        id: 'a/b?',
        tokenId: '7',
        reached_from: '2026-01-01',
        page: 2,
        q: undefined,
        'if-match': '"3"',
        body: { name: 'Zürich' },
      },
    ),
  ).toEqual({
    url: 'https://x.ch/base/a/a%2Fb%3F/b/7?reached_from=2026-01-01&page=2',
    init: {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': '"3"' },
      body: '{"name":"Zürich"}',
    },
  });
  expect(requestOf('https://x.ch', { method: 'GET', path: '/a' }, {})).toEqual({
    url: 'https://x.ch/a',
    init: { method: 'GET', headers: {} },
  });
});

test.each([[{}], [{ id: '' }], [{ id: '..' }], [{ id: undefined }]])(
  'a request without its id (%j) is refused before it is sent',
  (given) => expect(() => requestOf('https://x.ch', NOTES, given)).toThrow(/^id is/),
);
