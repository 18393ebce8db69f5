import { workText } from '../timeline/EntryText';

const change = (field: string, after: string | null) => ({ field, before: null, after });

test.each([
  [
    [change('assignee', 'Marc Keller'), change('step', 'Visit'), change('due', '2026-11-25')],
    'Ann assigned Marc Keller; set the next step: Visit, 25 Nov 2026',
  ],
  [[change('assignee', null)], 'Ann ended the assignment'],
  [[change('step', null), change('due', null)], 'Ann cleared the next step'],
  [[change('step', 'Call')], 'Ann set the next step: Call'],
  [[change('due', '2026-11-26')], 'Ann set the day of the next step to 26 Nov 2026'],
  [[change('due', null)], 'Ann removed the day of the next step'],
])('the change %j of assignee or next step is written as %s', (changes, text) =>
  expect(workText('Ann', changes)).toBe(text),
);
