import {
  checkFoundingYear,
  checkText,
  isSameDraft,
  toChangedBody,
  toTextBody,
  withTheirs,
  type TextDraft,
} from './text-form';

const EMPTY: TextDraft = {
  email: '',
  number: '',
  website: '',
  founding_year: '',
  company_description: '',
  pros_text: '',
  cons_text: '',
};
const WRONG = 'Founding year must be between 1800 and 2100.';

test.each([
  ['1800', null],
  ['2100', null],
  [' 2019 ', null],
  ['', null],
  ['1799', WRONG],
  ['2101', WRONG],
  ['19', WRONG],
  ['2019.5', WRONG],
  ['1e3', WRONG],
  ['two', WRONG],
])('the founding year typed as %j has the error %j', (founding_year, problem) =>
  expect(checkFoundingYear({ ...EMPTY, founding_year })).toBe(problem),
);

test('empty startup texts are sent as null, other texts are trimmed, and the year is sent as a number', () => {
  expect(toTextBody({ ...EMPTY, email: ' a@b.ch ', website: '  ', founding_year: '2019' })).toEqual({
    email: 'a@b.ch',
    number: null,
    website: null,
    founding_year: 2019,
    company_description: null,
    pros_text: null,
    cons_text: null,
  });
});

test('the text form has unsaved changes as soon as one field differs', () => {
  expect(isSameDraft(EMPTY, { ...EMPTY })).toBe(true);
  expect(isSameDraft(EMPTY, { ...EMPTY, cons_text: 'x' })).toBe(false);
  expect(isSameDraft(EMPTY, { ...EMPTY, founding_year: '2019' })).toBe(false);
});

test.each(['acme.ch', 'https://acme.ch/x', 'http://acme.ch', '', '  '])(
  'the website typed as %j is accepted',
  (website) => expect(checkText({ ...EMPTY, website }, EMPTY)).toEqual({}),
);

test.each(['javascript:alert(1)', 'https://ann:secret@acme.ch', 'not an address', 'https://'])(
  'the website typed as %j is refused',
  (website) => {
    expect(checkText({ ...EMPTY, website }, EMPTY)).toEqual({
      website: 'Website must be an address that starts with http:// or https://.',
    });
  },
);

test('unchanged texts from the server are always accepted', () => {
  const odd = { ...EMPTY, website: 'not an address', founding_year: '1700' };
  expect(checkText({ ...odd, email: 'a@b.ch' }, odd)).toEqual({});
});

test('only the changed texts are sent, and an emptied text is sent as null', () => {
  const base = { ...EMPTY, email: 'a@b.ch', website: 'b.ch', founding_year: '2019' };
  expect(toChangedBody({ ...base, email: '', website: ' b.ch ', founding_year: '2020' }, base)).toEqual({
    email: null,
    founding_year: 2020,
  });
});

test('Take theirs replaces the texts that the other person changed and keeps the other input', () => {
  const base = { ...EMPTY, email: 'a', number: '1' };
  expect(
    withTheirs({ ...base, email: 'mine', cons_text: 'mine' }, base, {
      ...base,
      email: 'theirs',
      number: '2',
    }),
  ).toEqual({ ...EMPTY, email: 'theirs', number: '2', cons_text: 'mine' });
});
