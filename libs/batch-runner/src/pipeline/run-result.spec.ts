import type { ChainRun } from '@vaglio/contract';
import { resultText } from './run-result';

const RESULT = { new_articles: 5, extracted: 12, curated: 1_034, new_startups: 30, updated_startups: 4 };
const run = (changes: Partial<ChainRun>): ChainRun => ({
  ...{ id: '7', state: 'finished', stage: 'curate', reason: null, result: RESULT },
  ...{ started_by: null, created_at: '2026-11-01T00:00:00Z', ended_at: null, ...changes },
});
const NOTHING = { new_articles: 1, extracted: 0, curated: 1, new_startups: 0, updated_startups: 0 };

test.each<[string, Partial<ChainRun>, string | null]>([
  [
    'has finished',
    {},
    'The run is finished: 5 new articles, 12 extracted, 1’034 rows curated (30 startups new, 4 updated).',
  ],
  [
    'was stopped',
    { state: 'stopped', result: NOTHING },
    'The run was stopped: 1 new article, 0 extracted, 1 row curated.',
  ],
  ['is active', { state: 'running' }, null],
  ['failed and shows the reason', { state: 'failed' }, null],
  ['has no counts from the server', { result: undefined }, null],
])('a pipeline run that %s shows its own result text', (_name, changes, text) =>
  expect(resultText(run(changes))).toBe(text),
);
