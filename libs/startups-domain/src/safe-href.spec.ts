import { safeHref } from './safe-href';

test.each([
  ['https://kaelteblick.example/en?a=1', 'https://kaelteblick.example/en?a=1'],
  ['http://kaelteblick.example', 'http://kaelteblick.example/'],
  ['kaelteblick.example', 'https://kaelteblick.example/'],
  [' www.kaelteblick.example/über ', 'https://www.kaelteblick.example/%C3%BCber'],
  ['kaelteblick.example:8080/x', 'https://kaelteblick.example:8080/x'],
])('the text %j becomes a link to %s', (text, href) => expect(safeHref(text)).toBe(href));

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.ch',
  'https://user:secret@kaelteblick.example',
  'n/a',
  'localhost',
  'https://',
  'not a site',
  '',
  null,
])('the text %j is not shown as a link', (text) => expect(safeHref(text)).toBeNull());
