import { safeHref } from './safe-href';

test.each([
  ['https://acme.ch/a?b=1', 'https://acme.ch/a?b=1'], ['acme.ch', 'https://acme.ch/'], ['acme.ch:8080/x', 'https://acme.ch:8080/x'], ['http://acme.ch', 'http://acme.ch/'],
])('%s leads to %s', (text, href) => expect(safeHref(text)).toBe(href));

test.each([null, '', ' ', 'javascript:alert(1)', 'data:text/html,x', 'https://user:pass@acme.ch', 'localhost', 'mailto:a@b.ch'])(
  '%s leads nowhere', (text) => expect(safeHref(text)).toBeNull());
