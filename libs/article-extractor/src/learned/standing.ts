import type { FirstScores } from './first-stage';
import type { Facts } from './name-facts';
import type { NameList } from './name-list';
import type { Candidate, Reading } from './reading';

/** Candidate that is not part of a more likely candidate, with its first-stage scores. */
export interface Contender {
  readonly candidate: Candidate;
  readonly scores: FirstScores;
  readonly lists: readonly NameList[];
  /** Maximum score of the overlapping candidates; -1 if no candidates overlap. */
  readonly overlapped: number;
}

const NONE = -1;
const NO_ROLE = -9;

/**
 * Returns the rank of each candidate in its article, and its scores relative to the other candidates.
 * @param contenders candidates, sorted by descending probability
 */
export function standingsOf({ tokens }: Reading, contenders: readonly Contender[]): Facts[] {
  const mixed = contenders.map(({ scores }) => scores.mixed);
  const total = mixed.reduce((sum, value) => sum + value, 0);
  const above = (limit: number) => mixed.filter((value) => value > limit).length;
  const [over5, over3] = [above(0.5), above(0.3)];
  const at = new Map<number, number[]>();
  const lines = new Map<number, { total: number; count: number; best: number; second: number }>();
  contenders.forEach(({ candidate, scores }, index) => {
    for (const { from, to } of candidate.spans)
      for (let token = from; token < to; token += 1) at.set(token, [...(at.get(token) ?? []), index]);
    for (const line of new Set(candidate.spans.map(({ from }) => tokens[from]?.line ?? 0))) {
      const own = lines.get(line) ?? { total: 0, count: 0, best: NONE, second: NONE };
      own.total += scores.mixed;
      own.count += 1;
      if (own.best === NONE) own.best = scores.mixed;
      else if (own.second === NONE) own.second = scores.mixed;
      lines.set(line, own);
    }
  });
  return contenders.map(({ candidate, lists, scores, overlapped }, rank) => {
    // nth-best score of the other candidates
    const others = (places: number) => mixed[rank < places ? places : places - 1] ?? 0;
    const listed = new Set<number>();
    for (const { others: names } of lists)
      for (const { from, to } of names)
        for (let token = from; token < to; token += 1)
          for (const other of at.get(token) ?? []) if (other !== rank) listed.add(other);
    const beside = [...listed].map((other) => mixed[other] ?? 0);
    const roles = [...listed].map((other) => {
      const { company, institution } = contenders[other]?.scores ?? { company: 0, institution: 0 };
      return Math.max(company, institution);
    });
    const own = [...new Set(candidate.spans.map(({ from }) => tokens[from]?.line ?? 0))].flatMap((line) => {
      const known = lines.get(line);
      return known === undefined || known.count < 2 ? [] : [known];
    });
    const sameLine = own.reduce((sum, { count }) => sum + count - 1, 0);
    return {
      rank,
      contenders: contenders.length,
      'best other': others(1),
      'three others': (others(1) + others(2) + others(3)) / 3,
      'others over 0.5': over5 - (scores.mixed > 0.5 ? 1 : 0),
      'others over 0.3': over3 - (scores.mixed > 0.3 ? 1 : 0),
      'sum of others': total - scores.mixed,
      'over best other': scores.mixed - others(1),
      'list best': Math.max(NONE, ...beside),
      'list mean': mean(beside, NONE),
      'list least': beside.length === 0 ? NONE : Math.min(...beside),
      'list roles': mean(roles, NO_ROLE),
      'line best': own.reduce(
        (most, { best, second }) => Math.max(most, best === scores.mixed ? second : best),
        NONE,
      ),
      'line mean':
        sameLine === 0 ? NONE : own.reduce((sum, line) => sum + line.total - scores.mixed, 0) / sameLine,
      'line others': sameLine,
      overlapped,
    };
  });
}

const mean = (values: readonly number[], none: number): number =>
  values.length === 0 ? none : values.reduce((sum, value) => sum + value, 0) / values.length;
