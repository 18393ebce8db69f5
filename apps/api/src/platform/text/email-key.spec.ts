import { emailKey, emailKeys } from './email-key';

test.each([
  ['Ann@X.ch', 'ann@x.ch'],
  [' ann@x.ch ', 'ann@x.ch'],
  ['ann@xn--mller-kva.example', 'ann@müller.example'],
  ['ann@MÜLLER.example', 'ann@müller.example'],
  ['ann@mu\u0308ller.example', 'ann@müller.example'],
  ['ann@mail.XN--Mller-KVA.example', 'ann@mail.müller.example'],
  ['ann@xn--d-uga0v4h.example', 'ann@łódź.example'],
  ['ann@xn--faade-zra.xn--mller-kva.example', 'ann@façade.müller.example'],
  ['ann@xn--e1afmkfd.xn--e1afmkfd', 'ann@пример.пример'],
])('%s is the account of %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
  expect(emailKey(key)).toBe(key);
});

test.each(['xn--mller-kva@x.ch', 'ann@xn--', 'ann@xn--zzzzzz', 'ann@myxn--mller-kva.ch', '\u212Aim@x.ch'])(
  '%s is nobody else',
  (email) => {
    expect(emailKey(email)).toBe(email);
  },
);

test('an account whose domain was stored in its ASCII form is still found', () => {
  expect(emailKeys('Ann@xn--mller-kva.example')).toEqual(['ann@müller.example', 'ann@xn--mller-kva.example']);
  expect(emailKeys('ann@x.ch')).toEqual(['ann@x.ch']);
});
