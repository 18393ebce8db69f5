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

test('the only active company of a name is the one that is meant', () => {
  const [old, present] = [company({ is_active: false }), company({ legal_name: 'Alpenlicht GmbH' })];
  expect(matchRegister([old, present], null)).toEqual({ entry: present, canton: 'silent' });
});

test('its seat confirms the canton of the article, or contradicts it', () => {
  expect(matchRegister([company({})], 'ZG').canton).toBe('agrees');
  expect(matchRegister([company({})], 'ZH').canton).toBe('contradicts');
  expect(matchRegister([company({ canton: null })], 'ZH').canton).toBe('silent');
});

test('of several companies the one in the canton of the article is meant, if there is one only', () => {
  const several = [company({}), company({ canton: 'ZH', seat: 'Uster' })];
  expect(matchRegister(several, 'ZH')).toEqual({ entry: several[1], canton: 'agrees' });
  expect(matchRegister(several, 'BE').entry).toBeNull();
  expect(matchRegister(several, null).entry).toBeNull();
  expect(matchRegister([...several, company({ canton: 'ZH' })], 'ZH').entry).toBeNull();
});

test('where no company has the name, nothing is said', () =>
  expect(matchRegister([], 'ZH')).toEqual({ entry: null, canton: 'silent' }));
