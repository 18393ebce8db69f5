import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryChange, HistoryEntry, HistoryReason } from '@vaglio/startups-data';
import { widen } from '@vaglio/test-kit';
import { HISTORY, openPage } from '../testing/investments.fixture';
import { historyWords, reasonWords } from './history-words';

const entry = (kind: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: kind,
  at: '2026-11-19T10:00:00.000Z',
  kind,
  actor: 'Ann',
  changes: [],
  reasons: [],
  source: null,
  origin: null,
  version: null,
  ...more,
});
const words = (kind: string, more: Partial<HistoryEntry> = {}) => historyWords(entry(kind, more));
type Value = HistoryChange['before'];
const change = (field: string, before: Value, after: Value) => ({ changes: [{ field, before, after }] });
const reason = (more: Partial<HistoryReason>): { changes: HistoryChange[]; reasons: HistoryReason[] } => ({
  ...change('score', 12.5, 15),
  reasons: [
    {
      award: 'venture kick 3',
      status_before: 'counted',
      status_after: 'counted',
      weight_before: 2,
      weight_after: 4,
      superseded_by: null,
      group_name: null,
      ...more,
    },
  ],
});

test.each<[string, Partial<HistoryEntry>, string]>([
  ['flags', change('email_sent', 0, 1), 'Ann marked it as contacted'],
  ['flags', change('rejected', 1, 0), 'Ann took it back into the active list'],
  [
    'flags',
    {
      changes: [
        { field: 'interested', before: 0, after: 1 },
        { field: 'investment', before: 0, after: 1 },
      ],
    },
    'Ann marked it as investment',
  ],
  ['flags', { ...change('create_contract', 0, 1), actor: null }, 'Vaglio marked it as contract'],
  ['text', change('email', null, 'a@x.ch'), 'Ann set the email to a@x.ch'],
  ['text', change('founding_year', 2019, 2020), 'Ann changed the founding year from 2019 to 2020'],
  ['text', change('pros_text', 'a', 'b'), 'Ann edited the pros'],
  [
    'text',
    {
      changes: [
        { field: 'website', before: 'x', after: null },
        { field: 'cons_text', before: null, after: 'b' },
      ],
    },
    'Ann emptied the website and wrote the risks',
  ],
  ['imported', { source: 'b-7', origin: 'import' }, 'Ann imported it (ID b-7)'],
  ['imported', { source: 'b-7', origin: 'import', actor: null }, 'Received from an import (ID b-7)'],
  [
    'imported',
    { source: '0048f540-9dc2-4e49-961d-bd3e54fd17bb', origin: 'article', actor: null },
    'Received from an article',
  ],
  ['curated', { source: 'b-7', origin: 'import', actor: null }, 'Curated from an import (ID b-7)'],
  ['curated', { source: '9', origin: 'article' }, 'Curated from an article'],
  ['score', { ...reason({}), actor: null }, 'Score rose from 12.5 to 15.0'],
  ['score', change('score', 15, 12.5), 'Score fell from 15.0 to 12.5, after a change of the rules by Ann'],
])('an entry of the kind %s with %j reads as a sentence', (kind, more, sentence) =>
  expect(words(kind, more)).toBe(sentence),
);

test.each<[Partial<HistoryReason>, string]>([
  [{}, 'venture kick 3 weighs 4 instead of 2'],
  [{ status_before: 'not_held' }, 'new award venture kick 3 adds 4'],
  [{ status_before: 'not_weighted' }, 'venture kick 3 now weighs 4'],
  [{ status_before: 'superseded' }, 'venture kick 3 counts now and adds 4'],
  [{ status_after: 'not_weighted' }, 'venture kick 3 has no weight any more'],
  [
    { status_after: 'superseded', superseded_by: 'venture kick 4', group_name: 'Kick' },
    'venture kick 4 supersedes venture kick 3 in Kick',
  ],
])('the reason %j of a score reads %j', (more, sentence) =>
  expect(reason(more).reasons.map(reasonWords)).toEqual([sentence]),
);

test('many reasons of a score are a list that says how many more there are', async () => {
  const { reasons, ...score } = reason({});
  const many = Array.from({ length: 7 }, (_, index) =>
    reasons.map((one) => ({ ...one, award: `award ${index}` })),
  );
  await show({ items: [entry('score', { ...score, reasons: many.flat() })], total: 1 });
  const list = within(await screen.findByRole('region', { name: 'History' }));
  await list.findByText(/^Score rose from 12.5 to 15.0/);
  expect(list.getAllByText(/ weighs 4 instead of 2$/)).toHaveLength(4);
  expect(list.getByText('and 3 more')).toBeVisible();
});

test('a kind that is not known has no sentence', () => expect(words('merged')).toBeNull());

const PAGE = { items: [entry('flags', change('email_sent', 0, 1)), entry('score', reason({}))], total: 2 };
async function show(answer: unknown, width = 1400) {
  widen(width);
  const view = openPage({ [HISTORY]: answer }, '/potential-investiments?startup=1');
  const button = await screen.findByRole('button', { name: 'Show what happened' });
  expect(view.api.callsOf(HISTORY)).toEqual([]);
  await view.user.click(button);
  return view;
}

test.each([1400, 800])(
  'at %d px the history is loaded when it is opened, and shown newest first',
  async (width) => {
    const { api } = await show(PAGE, width);
    const block = within(screen.getByRole('region', { name: 'History' }));
    const lines = await block.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ann marked it as contacted · /),
      expect.stringMatching(/^Score rose from 12\.5 to 15\.0, after a change of the rules by Ann · /),
      'venture kick 3 weighs 4 instead of 2',
    ]);
    expect(api.callsOf(HISTORY).map(({ query }) => query.toString())).toEqual(['limit=20']);
  },
);

test('a server without a history: the block goes, without an error', async () => {
  await show(() => ({ status: 404 }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("a failed load shows the server's words and can be tried again", async () => {
  const { api, user } = await show(() => ({ status: 500, body: { error: 'No luck' } }));
  expect(await screen.findByText('No luck')).toBeVisible();
  api.answer({ [HISTORY]: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing was recorded yet.')).toBeVisible();
});

test('a long history shows the rest when asked', async () => {
  const { api, user } = await show({ ...PAGE, total: 30 });
  await user.click(await screen.findByRole('button', { name: 'Show 28 more' }));
  await waitFor(() => expect(api.callsOf(HISTORY).at(-1)?.query.get('limit')).toBe('500'));
});
