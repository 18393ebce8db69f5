import { randomBytes, randomUUID } from 'node:crypto';
import type { KeyRing } from '../../../platform/keys/key-ring';
import { codeHashes, openSecret, sealSecret } from './sealed-secret';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const [ANN, BEN] = [randomUUID(), randomUUID()];
const SECRET = randomBytes(20);

test('an encrypted authenticator secret can be opened again and differs each time', () => {
  const [one, two] = [sealSecret(SECRET, ANN, [OLD]), sealSecret(SECRET, ANN, [OLD])];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.split(':')[1] ?? '', 'base64').includes(SECRET)).toBe(false);
  expect(openSecret(one, ANN, [OLD])).toEqual(SECRET);
});

test.each<[string, string, KeyRing, boolean]>([
  ['after a change of the pepper', ANN, [NEW, OLD], true],
  ['after the loss of the pepper', ANN, [NEW], false],
  ['in the row of another person', BEN, [OLD], false],
])('the authenticator secret %s can be opened: %s, %j, %j', (_when, userId, ring, opens) => {
  expect(openSecret(sealSecret(SECRET, ANN, [OLD]), userId, ring) !== null).toBe(opens);
});

test('a modified authenticator secret does not open', () => {
  const sealed = sealSecret(SECRET, ANN, [OLD]);
  expect(openSecret(`${sealed.slice(0, -4)}AAA=`, ANN, [OLD])).toBeNull();
  expect(openSecret('', ANN, [OLD])).toBeNull();
});

test('the hash of a recovery code differs for each person and each pepper', () => {
  const [ofAnn] = codeHashes('abcde-fghij', ANN, [OLD]);
  expect(codeHashes('abcde-fghij', ANN, [NEW, OLD])[1]).toBe(ofAnn);
  expect(codeHashes('abcde-fghij', BEN, [OLD])[0]).not.toBe(ofAnn);
});
