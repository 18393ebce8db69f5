import { withMentionsReplaced, withoutNames, type PersonNames } from './former-names';

const ANN: PersonNames = {
  id: '6c8a4d0e-4d55-4b25-9a53-0b7e1c1f0001',
  emails: ['meier@vela.ch'],
  names: ['Ann Meier', 'Vela'],
  longerNames: ['Ann Meier-Roth'],
};

test.each([
  ['Asked meier@vela.ch.', 'Asked Former colleague.'],
  ["'MEIER@Vela.ch', yesterday", "'Former colleague', yesterday"],
  ['anna.meier@vela.ch', 'anna.meier@vela.ch'],
  ['x-meier@vela.ch', 'x-meier@vela.ch'],
  ['meier@vela.ch.uk', 'meier@vela.ch.uk'],
  ['meier@vela.chur', 'meier@vela.chur'],
])('from the emails in "%s" only the email of the erased person is removed', (kept, left) => {
  expect(withoutNames({ reason: kept }, ANN, false)).toEqual({ reason: left });
});

test('an erasure keeps the name of a company that equals the name of the erased person', () => {
  const kept = { company_name: 'Vela', parameterName: 'Vela', name: 'Vela', file_name: 'Ann Meier' };
  expect(withoutNames(kept, ANN, false)).toEqual(kept);
  expect(withoutNames({ assignee: 'Ann Meier', account: 'Vela' }, ANN, false)).toEqual({
    assignee: 'Former colleague',
    account: 'Former colleague',
  });
});

test.each([
  ['@Ann Meier, please call.', '@Former colleague, please call.'],
  ['@Ann Meier-Roth and @Ann Meier', '@Ann Meier-Roth and @Former colleague'],
  ['@Ann Meiers', '@Ann Meiers'],
  ['Ann Meier called.', 'Ann Meier called.'],
])('from the mentions in the note "%s" only the mentions of the erased person are removed', (text, left) => {
  expect(withMentionsReplaced(text, ANN)).toBe(left);
  expect(withoutNames({ text }, ANN, false)).toEqual({ text: left });
});
