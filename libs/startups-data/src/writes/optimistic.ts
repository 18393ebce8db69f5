import { original } from '@reduxjs/toolkit';
import type {
  ListInvestmentsApiArg,
  StageBoard,
  StageCard,
  Startup,
  StartupColumns,
  StartupPage,
} from '@vaglio/contract';
import { FLAG_OF_STAGE, stageOf, type Stage } from '@vaglio/startups-domain';
import { moveCard, removedBy, type MarkedStage } from './stage-moves';

type FlagField = (typeof FLAG_OF_STAGE)[keyof typeof FLAG_OF_STAGE];

/** Changes to a startup caused by a decision. Unchanged fields are omitted. */
export interface StartupChange {
  readonly flags?: Readonly<Partial<Record<FlagField, 0 | 1>>>;
  /** Last day of Later. A null value ends Later. */
  readonly laterUntil?: string | null;
}

/** Returns the changes to a card that moves from one stage to another. */
export function changeOfMove(card: StageCard, from: Stage, to: 'new' | MarkedStage): StartupChange {
  return {
    flags: {
      ...Object.fromEntries(removedBy(card, to).map((stage) => [FLAG_OF_STAGE[stage], 0])),
      ...(from === 'rejected' && { rejected: 0 }),
      ...(to !== 'new' && { [FLAG_OF_STAGE[to]]: 1 }),
    },
    ...(from === 'later' && { laterUntil: null }),
  };
}

/** Returns the changes that move a card back to its previous stage. */
export function changeBackTo(card: StageCard, stage: Stage): StartupChange {
  const flag = (value: number): 0 | 1 => (value === 1 ? 1 : 0);
  return {
    flags: {
      email_sent: flag(card.email_sent),
      create_contract: flag(card.create_contract),
      interested: flag(card.interested),
      ...(stage === 'rejected' && { rejected: 1 }),
    },
    ...(stage === 'later' && { laterUntil: card.later_until }),
  };
}

/** Reverts one change in a cached response and keeps all other changes. */
type Revert<Answer> = (answer: Answer) => void;

/**
 * Applies a change to a cached page of the list.
 * @returns null if the change does not affect the page
 */
export function showInPage(
  page: StartupPage,
  arg: ListInvestmentsApiArg,
  id: string,
  change: StartupChange,
): Revert<StartupPage> | null {
  const index = page.items.findIndex((startup) => startup.id === id);
  const row = page.items[index];
  if (!row) return countInPage(page, arg, change);
  const before = original(row) ?? row;
  if (leavesPage(before, arg, change)) {
    page.items.splice(index, 1);
    page.total -= 1;
    return (later) => {
      if (later.items.some((startup) => startup.id === id)) return;
      later.items.splice(Math.min(index, later.items.length), 0, before);
      later.total += 1;
    };
  }
  showInStartup(row, change);
  return ({ items }) =>
    revertStartup(
      items.find((startup) => startup.id === id),
      before,
      change,
    );
}

/** Applies a change to the cached details of a startup. */
export function showInDetails(startup: Startup, change: StartupChange): Revert<Startup> {
  const before = original(startup) ?? startup;
  showInStartup(startup, change);
  return (later) => revertStartup(later, before, change);
}

/** Applies a change to the card of a startup on a cached board. The card moves if its stage changes. */
export function showOnBoard(board: StageBoard, id: string, change: StartupChange): Revert<StageBoard> | null {
  const column = board.stages.find(({ items }) => items.some((card) => card.id === id));
  const card = column?.items.find((each) => each.id === id);
  if (!column || !card) return null;
  const before = original(card) ?? card;
  const from = column.stage;
  const { laterUntil } = change;
  const isLater = laterUntil === undefined ? from === 'later' : laterUntil !== null;
  const after = { ...before, ...change.flags, ...(laterUntil !== undefined && { later_until: laterUntil }) };
  const to = stageOf(after, isLater);
  if (to === from) {
    Object.assign(card, after);
    return (later) => {
      const again = cardOf(later, id);
      if (again) Object.assign(again, before, { version: again.version });
    };
  }
  moveCard(board, { ...after, reason: null, days: 0 }, from, to);
  return (later) => moveCard(later, before, to, from);
}

/** Copies a startup from a server response into a cached row. Unless `isWhole` is true, only the version is copied. */
export function adoptInto(
  row: Startup | StageCard | undefined,
  answer: StartupColumns,
  isWhole: boolean,
): void {
  if (!row || row.id !== answer.id) return;
  if (isWhole && !('days' in row)) Object.assign(row, answer);
  else if (answer.version !== undefined) row.version = answer.version;
}

export function cardOf({ stages }: StageBoard, id: string): StageCard | undefined {
  return stages.flatMap(({ items }) => items).find((card) => card.id === id);
}

/**
 * Returns true if a change removes a startup from the list. A list that covers both tabs keeps it.
 * Source: spec §4.
 */
function leavesPage(row: Startup, arg: ListInvestmentsApiArg, { flags, laterUntil }: StartupChange): boolean {
  const isInTab = arg.mode !== 'all' && arg.top !== 'percent_all';
  if (isInTab && flags?.rejected !== undefined && (flags.rejected === 1) !== (arg.mode === 'rejected'))
    return true;
  if (laterUntil === undefined) return false;
  return laterUntil === null ? arg.later === 'only' : arg.later === 'hide' && row.later_until === undefined;
}

/** Parameters without a filter effect. A list with only these parameters contains all startups of its tab. */
const UNFILTERED = new Set(['mode', 'page', 'pageSize', 'sort', 'dir', 'withAwards', 'withArticles']);

/** Adjusts the total of a page that does not contain the startup, provided that its list is unfiltered. */
function countInPage(
  page: StartupPage,
  arg: ListInvestmentsApiArg,
  { flags }: StartupChange,
): Revert<StartupPage> | null {
  const isWhole = Object.entries(arg).every(([name, value]) => value === undefined || UNFILTERED.has(name));
  if (flags?.rejected === undefined || !isWhole || arg.mode === undefined || arg.mode === 'all') return null;
  const step = (flags.rejected === 1) === (arg.mode === 'rejected') ? 1 : -1;
  page.total += step;
  return (later) => {
    later.total -= step;
  };
}

function showInStartup(startup: Startup, { flags, laterUntil }: StartupChange): void {
  Object.assign(startup, flags);
  if (laterUntil === null) delete startup.later_until;
  else if (laterUntil !== undefined) startup.later_until = laterUntil;
}

function revertStartup(
  startup: Startup | undefined,
  before: Startup,
  { flags, laterUntil }: StartupChange,
): void {
  if (!startup) return;
  const fields = Object.keys(flags ?? {});
  Object.assign(
    startup,
    Object.fromEntries(Object.entries(before).filter(([name]) => fields.includes(name))),
  );
  if (laterUntil === undefined) return;
  if (before.later_until === undefined) delete startup.later_until;
  else startup.later_until = before.later_until;
}
