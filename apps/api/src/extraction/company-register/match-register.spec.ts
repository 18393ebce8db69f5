import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';
import { matchRegister } from './match-register';

const company = (values: Partial<RegisterEntry>): RegisterEntry => ({
  legal_name: 'Alpenlicht AG',
  uid: 'CHE-105.909.036',
  seat: 'Zug',
  canton: 'ZG',
  purpose: null,
  is_active: true,
  ...values,
});

test('the only active company with a name is the register match', () => {
  const [old, present] = [company({ is_active: false }), company({ legal_name: 'Alpenlicht GmbH' })];
  expect(matchRegister([old, present], null)).toEqual({ entry: present, canton: 'silent' });
});

test('the seat of a company in the register confirms or contradicts the canton of the article', () => {
  expect(matchRegister([company({})], 'ZG').canton).toBe('agrees');
  expect(matchRegister([company({})], 'ZH').canton).toBe('contradicts');
  expect(matchRegister([company({ canton: null })], 'ZH').canton).toBe('silent');
});

test('among several companies with one name, the only one in the canton of the article is the register match', () => {
  const several = [company({}), company({ canton: 'ZH', seat: 'Uster' })];
  expect(matchRegister(several, 'ZH')).toEqual({ entry: several[1], canton: 'agrees' });
  expect(matchRegister(several, 'BE').entry).toBeNull();
  expect(matchRegister(several, null).entry).toBeNull();
  expect(matchRegister([...several, company({ canton: 'ZH' })], 'ZH').entry).toBeNull();
});

test('a name without a company in the register has no match', () =>
  expect(matchRegister([], 'ZH')).toEqual({ entry: null, canton: 'silent' }));
