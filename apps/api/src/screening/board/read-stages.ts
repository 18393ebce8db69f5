import { STAGES, type Stage } from '@vaglio/startups-domain';
import type { ListDeps } from '../list/list-deps';
import { notFound } from '../../platform/http/errors/errors';
import type { RankedQuery } from '../list/ranked-list';
import { zurichDay } from '../../platform/time/zurich-days';
import { madeInTurn } from '../list/memory-index/made-in-turn';
import { readCards } from './stage-cards';
import { daysSince } from './stage-days';
import type { Shown, StageFigures } from './stage-figures';
import { readStageLimits } from './stage-limits';
import { SHOWN, type BoardBody, type StageCardBody, type StageColumnBody } from './stages.schemas';
import { indexedStages } from './indexed-stages';
import { storedStages } from './stored-stages';

type Needs = Pick<ListDeps, 'db' | 'index' | 'now'>;
/** What a board lists, whose mode is that of none of the two lists. */
export type BoardQuery = Omit<RankedQuery, 'mode' | 'later' | 'sort' | 'dir'>;

/** All stages, with the first cards of each. */
export async function readBoard(deps: Needs, query: BoardQuery): Promise<BoardBody> {
  const { db } = deps;
  const at = deps.now();
  const figures = await readFigures(deps, query, { limit: SHOWN, offset: 0 }, at);
  const cards = await readCards(
    db,
    figures.flatMap(({ ids }) => ids),
    at,
  );
  return {
    stages: STAGES.map((stage, place) => columnOf(stage, figures[place], cards, at)),
    limits: await readStageLimits(db),
  };
}

/** One stage, from an offset on. @throws 404 for another word */
export async function readColumn(
  deps: Needs,
  word: string,
  query: BoardQuery,
  shown: Shown,
): Promise<StageColumnBody> {
  const stage = STAGES.find((known) => known === word);
  if (!stage) throw notFound('There is no such stage.');
  const at = deps.now();
  const figures = (await readFigures(deps, query, shown, at))[STAGES.indexOf(stage)];
  return columnOf(stage, figures, await readCards(deps.db, figures?.ids ?? [], at), at);
}

/** From the index in memory, or from the database where there is none. */
async function readFigures(
  { db, index }: Needs,
  query: BoardQuery,
  shown: Shown,
  now: number,
): Promise<StageFigures[]> {
  const all = { ...query, mode: 'all' } as const;
  return madeInTurn(
    index,
    async () => {
      const held = await index.state();
      return held && indexedStages(held.state, all, shown, now);
    },
    () => storedStages(db, all, shown, now),
  );
}

function columnOf(
  stage: Stage,
  figures: StageFigures | undefined,
  cards: ReadonlyMap<number, StageCardBody>,
  now: number,
): StageColumnBody {
  const { total = 0, medianSince = null, ofYear = 0, next = null, ids = [] } = figures ?? {};
  return {
    stage,
    total,
    median_days: medianSince === null || stage === 'new' ? null : daysSince(medianSince, now),
    of_year: ofYear,
    next: stage === 'later' && next !== null ? zurichDay(next) : null,
    items: ids.flatMap((id) => cards.get(id) ?? []),
  };
}
