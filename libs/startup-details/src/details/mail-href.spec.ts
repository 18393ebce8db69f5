import { mailHref } from './ContactsBlock';

test.each([
  ['gschwend@kaelteblick.example', 'mailto:gschwend@kaelteblick.example'],
  ['a@b.ch?subject=x', null],
  ['a@b.ch,c@d.ch', null],
  ['Anna <a@b.ch>', null],
  ['a@b', null],
  ['"><script>@b.ch', null],
  [null, null],
])('the email %j becomes the mail link %j', (email, href) => expect(mailHref(email)).toBe(href));
