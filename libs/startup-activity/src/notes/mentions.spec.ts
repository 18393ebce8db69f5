import { mentionBefore, mentionedIds, offeredPeople } from './mentions';

const person = (id: string, name: string) => ({ id, name, initials: '', email: null });
const PEOPLE = [person('1', 'Ann Huber'), person('2', 'Sabine Rüegg'), person('3', 'Ann Huber')];

test.each([
  ['@', 1, { at: 0, written: '' }],
  ['Ask @Sab', 8, { at: 4, written: 'Sab' }],
  ['Ask @Sab tomorrow', 8, { at: 4, written: 'Sab' }],
  ['(@Sab', 5, { at: 1, written: 'Sab' }],
  ['a@b.ch', 6, null],
  ['@Sab\nnext', 9, null],
  ['nobody', 6, null],
])('in the note %j with the cursor at %i the typed mention is %j', (text, caret, mention) =>
  expect(mentionBefore(text, caret)).toEqual(mention),
);

test.each([
  ['', ['1', '2', '3']],
  ['rue', ['2']],
  ['SAB', ['2']],
  ['hub', ['1', '3']],
  ['uber', []],
])('a mention typed as %j suggests the people %j', (written, ids) =>
  expect(offeredPeople(PEOPLE, written).map(({ id }) => id)).toEqual(ids),
);

test('if two people have the same name, the selected person is mentioned', () => {
  expect(mentionedIds('@Ann Huber', PEOPLE, new Set(['3']))).toEqual(['3']);
  expect(mentionedIds('@Ann Huber and @Sabine Rüegg', PEOPLE, new Set())).toEqual(['1', '2', '3']);
  expect(mentionedIds('Ann Huber', PEOPLE, new Set(['3']))).toEqual([]);
});

test('a name that is part of a longer name or of a word is not a mention', () => {
  const people = [person('1', 'Ann'), person('2', 'Ann Huber')];
  expect(mentionedIds('@Ann Huber', people, new Set())).toEqual(['2']);
  expect(mentionedIds('@Annabelle', people, new Set())).toEqual([]);
  expect(mentionedIds('@Ann, @Ann Huber', people, new Set())).toEqual(['1', '2']);
});

test('a person whose name contains @ can be mentioned', () => {
  const people = [person('1', 'ann@vaglio.local')];
  expect(mentionedIds('Ask @ann@vaglio.local today', people, new Set(['1']))).toEqual(['1']);
});
