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

test('nothing that a person could have set differs', () => {
  expect(differenceText(SEEN, { ...SEEN, score: 99, updated_at: '2026-11-21', version: 9 })).toEqual([]);
});

test('each field that differs is listed, with what it was', () => {
  expect(differenceText(SEEN, { ...SEEN, email: null, number: '+41', founding_year: 2020 })).toEqual([
    'Email is now empty, it was “a@b.ch”.',
    'Phone is now “+41”, it was empty.',
    'Founding year is now “2020”, it was “2019”.',
  ]);
});

test('marks that were set or removed are listed', () => {
  expect(differenceText(SEEN, { ...SEEN, email_sent: 0, rejected: 1 })).toEqual([
    'Contacted is no longer set.',
    'Rejected is now set.',
  ]);
});

test('a long text is cut', () => {
  const [words] = differenceText(SEEN, { ...SEEN, company_description: `New\n${'x'.repeat(200)}` });
  expect(words).toBe(`Description is now “New ${'x'.repeat(76)}…”, it was “Old”.`);
});
