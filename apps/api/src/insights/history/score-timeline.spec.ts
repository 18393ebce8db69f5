import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { scoreTimeline, type TimedAward } from './score-timeline';

const rules = (weights: Record<string, number>, kick: Record<string, number> = {}): RuleSet => ({
  parameters: Object.entries(weights).map(([parameterName, value]) => ({
    parameterID: parameterName.replaceAll(' ', '-'),
    parameterName,
    value,
  })),
  groups: [
    {
      id: '1',
      group_key: 'kick',
      group_name: 'Kick',
      description: null,
      rule: 'keep_highest_precedence',
      items: Object.entries(kick).map(([parameter_id, precedence], index) => ({
        id: String(index),
        parameter_id,
        precedence,
      })),
    },
  ],
  threshold: 5,
  top_percent: 0.2,
});
const version = (number: number, held: RuleSet) => ({
  number,
  at: `2025-0${number}-01T00:00:00.000Z`,
  actor: number === 1 ? null : 'Ann',
  rules: held,
});
const award = (name: string, at: string, afterVersion: number): TimedAward => ({
  key: name.toLowerCase(),
  name,
  at,
  afterVersion,
});

const EARLY = '2025-01-10T00:00:00.000Z';
const LATE = '2025-02-10T00:00:00.000Z';

test('the score history shows the effect of each award, weight and group on the score', () => {
  const weighted = { 'venture kick 2': 2, 'venture kick 3': 2 };
  const versions = [
    version(1, rules(weighted)),
    version(2, rules({ ...weighted, 'venture kick 3': 4 })),
    version(3, rules({ ...weighted, 'venture kick 3': 4, other: 9 })),
    version(4, rules({ ...weighted, 'venture kick 3': 4 }, { 'venture-kick-2': 2, 'venture-kick-3': 3 })),
  ];
  const awards = [
    award('Venture Kick 2', EARLY, 1),
    award('Local prize', EARLY, 1),
    award('Venture Kick 3', LATE, 1),
  ];
  expect(scoreTimeline(versions, awards, true)).toEqual([
    {
      at: EARLY,
      actor: null,
      version: null,
      before: 0,
      after: 2,
      reasons: [
        {
          award: 'Venture Kick 2',
          status_before: 'not_held',
          status_after: 'counted',
          weight_before: null,
          weight_after: 2,
          superseded_by: null,
          group_name: null,
        },
      ],
    },
    {
      at: LATE,
      actor: null,
      version: null,
      before: 2,
      after: 4,
      reasons: [
        {
          award: 'Venture Kick 3',
          status_before: 'not_held',
          status_after: 'counted',
          weight_before: null,
          weight_after: 2,
          superseded_by: null,
          group_name: null,
        },
      ],
    },
    {
      at: versions[1]?.at,
      actor: 'Ann',
      version: 2,
      before: 4,
      after: 6,
      reasons: [
        {
          award: 'Venture Kick 3',
          status_before: 'counted',
          status_after: 'counted',
          weight_before: 2,
          weight_after: 4,
          superseded_by: null,
          group_name: null,
        },
      ],
    },
    {
      at: versions[3]?.at,
      actor: 'Ann',
      version: 4,
      before: 6,
      after: 4,
      reasons: [
        {
          award: 'Venture Kick 2',
          status_before: 'counted',
          status_after: 'superseded',
          weight_before: 2,
          weight_after: 2,
          superseded_by: 'Venture Kick 3',
          group_name: 'Kick',
        },
      ],
    },
  ]);
});

test('scoring versions define the order of score changes, even if clocks differ', () => {
  const versions = [version(1, rules({ a: 1 })), version(2, rules({ a: 5 }))];
  expect(
    scoreTimeline(versions, [award('A', '2024-01-01T00:00:00.000Z', 2)], true).map(({ before, after }) => [
      before,
      after,
    ]),
  ).toEqual([[0, 5]]);
});

test('score changes before the loaded versions count, but are not listed', () => {
  const versions = [version(5, rules({ a: 1, b: 1 })), version(6, rules({ a: 3, b: 1 }))];
  const awards = [award('A', EARLY, 1), award('B', LATE, 6)];
  expect(scoreTimeline(versions, awards, false).map(({ before, after }) => [before, after])).toEqual([
    [1, 3],
    [3, 4],
  ]);
});

test('awards with the same timestamp are one score change', () => {
  const versions = [version(1, rules({ a: 1, b: 4 }))];
  const [change, ...more] = scoreTimeline(versions, [award('A', EARLY, 0), award('B', EARLY, 0)], true);
  expect([change?.after, change?.reasons.map(({ award: name }) => name), more]).toEqual([5, ['B', 'A'], []]);
});
