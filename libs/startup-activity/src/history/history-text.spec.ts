import type { HistoryChange, HistoryReason } from '@vaglio/contract';
import { actText, changeText, reasonText } from './history-text';

type Value = HistoryChange['before'];
const change = (field: string, before: Value, after: Value) => ({ field, before, after });

test.each<['flags' | 'text', string | null, HistoryChange[], string]>([
  ['flags', 'Ann', [change('email_sent', 0, 1)], 'Ann marked it as contacted'],
  ['flags', 'Ann', [change('rejected', 1, 0)], 'Ann returned it to the active list'],
  ['flags', 'Ann', [change('interested', 0, 1), change('investment', 0, 1)], 'Ann marked it as investment'],
  ['flags', null, [change('create_contract', 0, 1)], 'Vaglio marked it as contract'],
  ['text', 'Ann', [change('email', null, 'a@x.ch')], 'Ann set the email to a@x.ch'],
  ['text', 'Ann', [change('founding_year', 2019, 2020)], 'Ann changed the founding year from 2019 to 2020'],
  ['text', 'Ann', [change('pros_text', 'a', 'b')], 'Ann edited the pros'],
  [
    'text',
    'Ann',
    [change('website', 'x', null), change('cons_text', null, 'b')],
    'Ann emptied the website and wrote the risks',
  ],
])('in the history a change of the kind %s by %s with %j is written as %s', (kind, actor, changes, text) =>
  expect(changeText(kind, actor, changes)).toBe(text),
);

test.each<[Parameters<typeof actText>[0], HistoryChange, string]>([
  ['confirmed', change('canton', 'ZH', 'ZH'), 'accepted the canton ZH'],
  ['corrected', change('canton', 'ZH', 'BE'), 'changed the canton from ZH to BE'],
  ['corrected', change('founders', 'Ann Frei', 'Anna Frei'), 'changed the founder Ann Frei to Anna Frei'],
  ['handed_back', change('founding_year', 2019, 2020), 'reset the founding year to automatic, now 2020'],
  ['handed_back', change('founding_year', 2019, null), 'reset the founding year to automatic'],
  ['added', change('awards', null, 'eurostars'), 'added the award eurostars'],
  ['discarded', change('awards', 'eurostars', null), 'discarded the award eurostars'],
  ['taken', change('canton', null, 'ZH'), 'took the canton ZH from a suggestion'],
  ['kept', change('canton', 'ZH', 'ZH'), 'kept the canton ZH against a suggestion'],
  ['undone', change('canton', 'BE', 'ZH'), 'undid a change of the canton: ZH again'],
  ['undone', change('awards', 'eurostars', null), 'undid a change of the award: eurostars is removed'],
  ['undone', change('canton', 'ZH', 'ZH'), 'undid a change of the canton'],
  ['confirmed', change('pros_text', 'a', 'a'), 'accepted the pros'],
])('in the history the act %s with %j is written as: Ann %s', (act, made, text) =>
  expect(actText(act, 'Ann', [made])).toBe(`Ann ${text}`),
);

test.each<[Partial<HistoryReason>, string]>([
  [{}, 'venture kick 3 weighs 4 instead of 2'],
  [{ status_before: 'not_held' }, 'new award venture kick 3 adds 4'],
  [{ status_before: 'not_held', weight_after: 0 }, 'venture kick 3 adds nothing, because its weight is 0'],
  [{ weight_before: 4, weight_after: 0 }, 'venture kick 3 weighs 0 instead of 4'],
  [{ status_before: 'not_weighted' }, 'venture kick 3 now weighs 4'],
  [{ status_before: 'superseded' }, 'venture kick 3 counts now and adds 4'],
  [{ status_after: 'not_weighted' }, 'venture kick 3 no longer has a weight'],
  [
    { status_after: 'superseded', superseded_by: 'venture kick 4', group_name: 'Kick' },
    'venture kick 4 supersedes venture kick 3 in Kick',
  ],
])('the reason %j for a score change is written as %j', (more, sentence) =>
  expect(
    reasonText({
      award: 'venture kick 3',
      status_before: 'counted',
      status_after: 'counted',
      weight_before: 2,
      weight_after: 4,
      superseded_by: null,
      group_name: null,
      ...more,
    }),
  ).toBe(sentence),
);
