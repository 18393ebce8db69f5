import { anInvestment } from '@vaglio/test-kit';
import { differenceText } from './difference-text';

const SEEN = anInvestment({
  email: 'a@b.ch',
  number: null,
  founding_year: 2019,
  company_description: 'Old',
  email_sent: 1,
  rejected: 0,
});

test('a conflict does not list differences in fields that cannot be edited', () => {
  expect(differenceText(SEEN, { ...SEEN, score: 99, updated_at: '2026-11-21', version: 9 })).toEqual([]);
});

test('a conflict lists each differing field with its previous value', () => {
  expect(differenceText(SEEN, { ...SEEN, email: null, number: '+41', founding_year: 2020 })).toEqual([
    'Email is now empty, it was “a@b.ch”.',
    'Phone is now “+41”, it was empty.',
    'Founding year is now “2020”, it was “2019”.',
  ]);
});

test('a conflict lists flags that were set or removed', () => {
  expect(differenceText(SEEN, { ...SEEN, email_sent: 0, rejected: 1 })).toEqual([
    'Contacted is no longer set.',
    'Rejected is now set.',
  ]);
});

test('a conflict truncates a long text', () => {
  const [words] = differenceText(SEEN, { ...SEEN, company_description: `New\n${'x'.repeat(200)}` });
  expect(words).toBe(`Description is now “New ${'x'.repeat(76)}…”, it was “Old”.`);
});
