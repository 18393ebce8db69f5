import { prepareScoring } from '@vaglio/award-scoring';
import { isRefusal } from '../../platform/http/errors/errors';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { applyChanges } from './apply-changes';
import type { ProposedChangeBody } from './simulation.schemas';

/** What a simulation computes with; long lists are JSON text, which passes between threads as a block. */
export type SimulationInput = {
  before: RuleSet;
  changes: readonly ProposedChangeBody[];
  /** Rules of the versions that the changes name: `[number, RuleSet][]` */
  versions: string;
  /** Every set of awards that a startup holds: `[award_set, keys][]` */
  sets: string;
};

export type SimulationOutput =
  | {
      after: RuleSet;
      /** `[award_set, score][]` */
      scores: string;
    }
  | { refusal: { statusCode: number; error: string } };

/** Applies the changes and scores every set of awards by the rules that come of it. Runs in a thread of its own. */
export function computeSimulation({ before, changes, versions, sets }: SimulationInput): SimulationOutput {
  try {
    const after = applyChanges(before, changes, new Map(readVersions(versions)));
    const scoreOf = prepareScoring(after);
    const scores = readSets(sets).map(([awardSet, keys]) => [awardSet, scoreOf(keys).total]);
    return { after, scores: JSON.stringify(scores) };
  } catch (error) {
    // An error loses its class and fields between threads.
    if (isRefusal(error)) return { refusal: { statusCode: error.statusCode, error: error.message } };
    throw error;
  }
}

function readVersions(json: string): [number, RuleSet][] {
  return JSON.parse(json) as [number, RuleSet][];
}

function readSets(json: string): [string, string[]][] {
  return JSON.parse(json) as [string, string[]][];
}
