import { checkFoundingYear, isSameDraft, toTextBody, type TextDraft } from './text-form';

const EMPTY: TextDraft = { email: '', number: '', website: '', founding_year: '', company_description: '', pros_text: '', cons_text: '' };
const WRONG = 'Founding year must be between 1800 and 2100.';

test.each([
  ['1800', null], ['2100', null], [' 2019 ', null], ['', null], ['1799', WRONG], ['2101', WRONG], ['19', WRONG], ['2019.5', WRONG], ['1e3', WRONG], ['two', WRONG],
])('founding year %j: %j', (founding_year, problem) => expect(checkFoundingYear({ ...EMPTY, founding_year })).toBe(problem));

test('empty fields are sent as null, texts trimmed, the year as a number', () => {
  expect(toTextBody({ ...EMPTY, email: ' a@b.ch ', website: '  ', founding_year: '2019' })).toEqual({
    email: 'a@b.ch', number: null, website: null, founding_year: 2019, company_description: null, pros_text: null, cons_text: null,
  });
});

test('a draft differs as soon as one field does', () => {
  expect(isSameDraft(EMPTY, { ...EMPTY })).toBe(true);
  expect(isSameDraft(EMPTY, { ...EMPTY, cons_text: 'x' })).toBe(false);
  expect(isSameDraft(EMPTY, { ...EMPTY, founding_year: '2019' })).toBe(false);
});
