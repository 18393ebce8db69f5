import { emailKey, emailKeys, partKeys } from './email-key';

test.each([
  ['Ann@X.ch', 'ann@x.ch'],
  [' ann@x.ch ', 'ann@x.ch'],
  ['ann@müller.example', 'ann@xn--mller-kva.example'],
  ['ann@MÜLLER.example', 'ann@xn--mller-kva.example'],
  ['ann@mu\u0308ller.example', 'ann@xn--mller-kva.example'],
  ['ann@mail.XN--Mller-KVA.example', 'ann@mail.xn--mller-kva.example'],
  ['ann@łódź.example', 'ann@xn--d-uga0v4h.example'],
  ['ann@façade.xn--mller-kva.example', 'ann@xn--faade-zra.xn--mller-kva.example'],
  ['ann@пример.пример', 'ann@xn--e1afmkfd.xn--e1afmkfd'],
  ['ännä@x.ch', 'ännä@x.ch'],
])('the email %s belongs to the account of %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
  expect(emailKey(key)).toBe(key);
});

test.each([
  'xn--mller-kva@x.ch',
  'ann@xn--',
  'ann@xn--zzzzzz',
  'ann@myxn--mller-kva.ch',
  '\u212Aim@x.ch',
  'ann@\u212A.ch',
  'ann@\u212Aöln.ch',
  'ann@ｘ.ch',
])('the email %s belongs to no other account', (email) => {
  expect(emailKey(email)).toBe(email);
});

test('an account stored with either form of its email domain is found with the other form', () => {
  const keys = ['ann@xn--mller-kva.example', 'ann@müller.example'];
  expect(emailKeys('Ann@xn--mller-kva.example')).toEqual(keys);
  expect(emailKeys('Ann@müller.example')).toEqual(keys);
  expect(emailKeys('ann@x.ch')).toEqual(['ann@x.ch']);
});

test.each([
  ['Müller.example', ['xn--mller-kva.example', 'müller.example']],
  ['xn--mller-kva', ['xn--mller-kva', 'müller']],
  ['@müller', ['@xn--mller-kva', '@müller']],
  ['ann@müller', ['ann@xn--mller-kva', 'ann@müller']],
  [' Ann', ['ann']],
  ['', ['']],
])('the email search for %j looks for %j', (text, keys) => expect(partKeys(text)).toEqual(keys));
