import { STAGES, type Stage } from '@vaglio/startups-domain';
import type { ListDeps } from '../list/list-deps';
import { notFound } from '../../platform/http/errors/errors';
import { listRows } from '../list/ranked-list';
import type { RankedQuery } from '../list/ranked-query';
import { zurichDay } from '../../platform/time/zurich-days';
import { readCards } from './stage-cards';
import { daysSince } from './stage-days';
import { stageFigures, type Shown, type StageFigures } from './stage-figures';
import { readStageLimits } from './stage-limits';
import { SHOWN, type BoardBody, type StageCardBody, type StageColumnBody } from './stages.schemas';

type Needs = Pick<ListDeps, 'db' | 'lists' | 'now'>;
/** Filters of a board. A board contains startups of all modes. */
export type BoardQuery = Omit<RankedQuery, 'mode' | 'later' | 'sort' | 'dir'>;

/** Returns all stages of the board with their first cards. */
export async function readBoard(deps: Needs, query: BoardQuery): Promise<BoardBody> {
  const { db } = deps;
  const at = deps.now();
  const figures = await readFigures(deps, query, { limit: SHOWN, offset: 0 }, at);
  const cards = await readCards(
    db,
    [...figures.values()].flatMap(({ ids }) => ids),
    at,
  );
  return {
    stages: STAGES.map((stage) => columnOf(stage, figures.get(stage), cards, at)),
    limits: await readStageLimits(db),
  };
}

/** Returns the cards of one stage, starting at an offset. @throws Refusal 404 for an unknown stage */
export async function readColumn(
  deps: Needs,
  word: string,
  query: BoardQuery,
  shown: Shown,
): Promise<StageColumnBody> {
  const stage = STAGES.find((known) => known === word);
  if (!stage) throw notFound('There is no such stage.');
  const at = deps.now();
  const figures = (await readFigures(deps, query, shown, at)).get(stage);
  return columnOf(stage, figures, await readCards(deps.db, figures?.ids ?? [], at), at);
}

async function readFigures({ lists }: Needs, query: BoardQuery, shown: Shown, now: number) {
  return stageFigures(listRows(await lists.current(), { ...query, mode: 'all' }, now), shown, now);
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
    median_days: medianSince === null ? null : daysSince(medianSince, now),
    of_year: ofYear,
    next: next === null ? null : zurichDay(next),
    items: ids.flatMap((id) => cards.get(id) ?? []),
  };
}
