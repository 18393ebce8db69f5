import fc from 'fast-check';
import type { Score, ScoringGroup } from './ledger';
import { scoreAwards } from './score-awards';
import {
  awardsArbitrary,
  disjointGroupsArbitrary,
  groupsArbitrary,
  parametersArbitrary,
} from './scoring-arbitraries.fixture';

const RUNS = { numRuns: 500 };

function counted({ lines }: Score) {
  return lines.filter(({ status }) => status === 'counted');
}

function outcome({ total, lines }: Score) {
  return { total, lines: lines.map(({ parameterID, status, weight }) => ({ parameterID, status, weight })) };
}

test('the score equals the exact sum of the counted awards', () => {
  fc.assert(
    fc.property(awardsArbitrary, parametersArbitrary, groupsArbitrary, (awards, parameters, groups) => {
      const score = scoreAwards(awards, parameters, groups);
      const tenThousandths = counted(score).reduce((sum, { weight }) => sum + Math.round(weight * 10_000), 0);
      expect(Math.round(score.total * 10_000)).toBe(tenThousandths);
      expect(String(score.total)).toMatch(/^-?\d+(\.\d{1,4})?$/);
    }),
    RUNS,
  );
});

test('at most one award of a group counts', () => {
  const countedIn = (score: Score, { items }: ScoringGroup) =>
    counted(score).filter(({ parameterID }) => items.some(({ parameter_id }) => parameter_id === parameterID))
      .length;
  fc.assert(
    fc.property(awardsArbitrary, parametersArbitrary, groupsArbitrary, (awards, parameters, groups) => {
      const score = scoreAwards(awards, parameters, groups);
      for (const group of groups) expect(countedIn(score, group)).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
  fc.assert(
    fc.property(
      awardsArbitrary,
      parametersArbitrary,
      disjointGroupsArbitrary,
      (awards, parameters, groups) => {
        const score = scoreAwards(awards, parameters, groups);
        for (const group of groups) {
          const isHeld = score.lines.some(({ parameterID }) =>
            group.items.some(({ parameter_id }) => parameter_id === parameterID),
          );
          expect(countedIn(score, group)).toBe(isHeld ? 1 : 0);
        }
      },
    ),
    RUNS,
  );
});

test('the order of awards, parameters, groups and items does not affect the score', () => {
  const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length });
  const both = fc
    .tuple(awardsArbitrary, parametersArbitrary, groupsArbitrary)
    .chain(([awards, parameters, groups]) =>
      fc.tuple(
        fc.constant({ awards, parameters, groups }),
        fc.record({ awards: shuffled(awards), parameters: shuffled(parameters), groups: shuffled(groups) }),
        fc.tuple(...groups.map(({ items }) => shuffled(items))),
      ),
    );
  fc.assert(
    fc.property(both, ([given, other, items]) => {
      const turned = other.groups.map((group) => ({
        ...group,
        items: items[given.groups.indexOf(group)] ?? [],
      }));
      expect(scoreAwards(other.awards, other.parameters, turned)).toEqual(
        scoreAwards(given.awards, given.parameters, given.groups),
      );
    }),
    RUNS,
  );
});

test('a superseded award never changes the score', () => {
  fc.assert(
    fc.property(
      awardsArbitrary,
      parametersArbitrary,
      disjointGroupsArbitrary,
      (awards, parameters, groups) => {
        const score = scoreAwards(awards, parameters, groups);
        const lost = score.lines
          .filter(({ status }) => status === 'superseded')
          .map(({ parameterID }) => parameterID);
        const without = parameters.filter(({ parameterID }) => !lost.includes(parameterID));
        expect(scoreAwards(awards, without, groups).total).toBe(score.total);
      },
    ),
    RUNS,
  );
});

test('an award that supersedes another is in the ledger and has the better precedence in the group', () => {
  fc.assert(
    fc.property(awardsArbitrary, parametersArbitrary, groupsArbitrary, (awards, parameters, groups) => {
      const { lines } = scoreAwards(awards, parameters, groups);
      for (const loser of lines.filter(({ status }) => status === 'superseded')) {
        const group = groups.find(({ group_key }) => group_key === loser.group_key);
        const winner = lines.find(({ award }) => award === loser.superseded_by);
        const precedence =
          group?.items.find(({ parameter_id }) => parameter_id === winner?.parameterID)?.precedence ?? NaN;
        const lead =
          (precedence - (loser.precedence ?? NaN)) * (group?.rule === 'keep_lowest_precedence' ? -1 : 1);
        expect(lead).toBeGreaterThanOrEqual(0);
      }
    }),
    RUNS,
  );
});

test('keep_highest with reversed precedences gives the same score as keep_lowest', () => {
  const mirrored = (group: ScoringGroup): ScoringGroup => ({
    ...group,
    rule: group.rule === 'keep_highest_precedence' ? 'keep_lowest_precedence' : 'keep_highest_precedence',
    items: group.items.map(({ parameter_id, precedence }) => ({ parameter_id, precedence: 5 - precedence })),
  });
  fc.assert(
    fc.property(awardsArbitrary, parametersArbitrary, groupsArbitrary, (awards, parameters, groups) => {
      expect(outcome(scoreAwards(awards, parameters, groups.map(mirrored)))).toEqual(
        outcome(scoreAwards(awards, parameters, groups)),
      );
    }),
    RUNS,
  );
});

test('an award counts once, even if it is listed several times in different spellings', () => {
  fc.assert(
    fc.property(awardsArbitrary, parametersArbitrary, groupsArbitrary, (awards, parameters, groups) => {
      const repeated = [...awards, ...awards.map((award) => award.toUpperCase()), ...awards];
      expect(outcome(scoreAwards(repeated, parameters, groups))).toEqual(
        outcome(scoreAwards(awards, parameters, groups)),
      );
    }),
    RUNS,
  );
});
