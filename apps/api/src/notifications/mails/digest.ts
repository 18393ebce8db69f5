import { CANTONS, SECTORS, routes } from '@vaglio/startups-domain';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserRow } from '../../identity/accounts/account.queries';
import { joinedByStartup, noticeLines, type MailLine } from './mail-lines';
import { readChoices } from '../notification-settings';
import { describeAct, reasonOf, scoreText, startupPath } from '../describe-notification';
import { listRows } from '../../screening/list/ranked-list';
import type { RankedQuery } from '../../screening/list/ranked-query';
import type { ListSnapshot, ListState } from '../../screening/list/snapshot/list-snapshot';
import { personTime } from '../person-time';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import {
  NOTIFICATION_KINDS,
  TOPIC_OF_KIND,
  type MailChoice,
} from '../../platform/db/schema/notification-kinds';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { isWorkingDay, plusDays, zurichDay } from '../../platform/time/zurich-days';
import { readScoreConfig } from '../../scoring/settings/score-config.queries';
import { readDecisions } from '../../screening/decisions/decision.queries';
import { rankedQueryOf } from '../../screening/views/view-query';

const MAX_REACHED = 10;
const MAX_DECISIONS = 20;
/** Kinds of notifications that the digest includes. It finds the other kinds of news itself. */
const NOTED = NOTIFICATION_KINDS.filter((kind) => kind !== 'reached' && kind !== 'decision');
const undoing = alias(decisions, 'undoing');

/** Content of a digest, in the order of the mail. */
export type DigestContent = {
  forYou: MailLine[];
  /** Number of entries in `forYou`, without next steps that are due tomorrow. */
  notices: number;
  dueTomorrow: number;
  threshold: number;
  reached: MailLine[];
  /** Total number of startups that reached the threshold, including those not listed. */
  reachedCount: number;
  reachedPath: string;
  /** Name of the view that `reached` is limited to; null for the whole list. */
  reachedView: string | null;
  decisions: MailLine[];
};

type Asked = {
  user: Pick<UserRow, 'id' | 'time_zone'>;
  /** Start of the period, ISO 8601. */
  since: string;
  until: string;
  /** Condition for the notifications that the digest includes. */
  match: SQL | undefined;
};

/** Reads the content of a person's digest for a period. */
export async function readDigestContent(tx: Tx, lists: ListSnapshot, asked: Asked): Promise<DigestContent> {
  const { choices, view } = await readChoices(tx, asked.user.id);
  const topics = new Set(choices.flatMap(({ topic, mail }) => (mail === 'digest' ? topic : [])));
  const ended = new Set(choices.flatMap(({ topic, mail }) => (mail === 'never' ? topic : [])));
  const { threshold } = await readScoreConfig(tx);
  const noticed = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.user_id, asked.user.id),
        asked.match,
        inArray(
          notifications.kind,
          NOTED.filter((kind) => !ended.has(TOPIC_OF_KIND[kind])),
        ),
      ),
    )
    .orderBy(asc(notifications.id));
  const notices = await noticeLines(tx, noticed);
  const due = topics.has('assigned') ? await dueTomorrow(tx, asked) : [];
  return {
    forYou: joinedByStartup([...notices, ...due]),
    notices: notices.length,
    dueTomorrow: due.length,
    threshold,
    ...(await reachedIn(tx, lists, asked, topics.has('threshold'), view)),
    decisions: topics.has('followed') ? await decidedIn(tx, asked) : [],
  };
}

export function isEmpty({ forYou, reached, decisions: decided }: DigestContent): boolean {
  return forYou.length + reached.length + decided.length === 0;
}

async function dueTomorrow(tx: Tx, { user, until }: Asked): Promise<MailLine[]> {
  const rows = await tx
    .select({ id: startups.id, name: startups.company_name, step: startupWork.step })
    .from(startupWork)
    .innerJoin(startups, eq(startups.id, startupWork.startup_id))
    .where(
      and(
        eq(startupWork.assignee_id, user.id),
        eq(startupWork.due, plusDays(personTime(user.time_zone).day(Date.parse(until)), 1)),
      ),
    )
    .orderBy(asc(startups.company_name), asc(startups.id));
  return rows.map((row) => ({
    title: row.name,
    detail: `Next step due tomorrow: ${row.step ?? ''}`,
    path: startupPath(row, 'details'),
    startupId: row.id,
    figure: null,
  }));
}

type ChosenView = Awaited<ReturnType<typeof readChoices>>['view'];

async function reachedIn(
  tx: Tx,
  lists: ListSnapshot,
  { user, since, until }: Asked,
  isWanted: boolean,
  view: ChosenView,
) {
  const query = view && (await rankedQueryOf(tx, view.query, user.id));
  const reached = isWanted ? reachedOf(await lists.current(), query ?? {}, { since, until }) : [];
  const ids = reached.slice(0, MAX_REACHED).map(({ id }) => id);
  return {
    reached: await linesOf(tx, ids),
    reachedCount: reached.length,
    reachedPath: pathOf(query ? (view?.query ?? '') : '', since, until),
    reachedView: query ? (view?.name ?? null) : null,
  };
}

/** Returns the active startups of a list that first reached the threshold in a period, highest score first. */
function reachedOf(state: ListState, query: RankedQuery, { since, until }: Pick<Asked, 'since' | 'until'>) {
  const [from, to] = [Date.parse(since), Date.parse(until)];
  return listRows(state, { ...query, sort: 'score', dir: 'desc' }, to).filter(
    ({ firstTime_appear_inscore: at, score, rejected }) =>
      at !== null && at > from && at <= to && score >= state.settings.threshold && rejected === 0,
  );
}

async function linesOf(tx: Tx, ids: readonly number[]): Promise<MailLine[]> {
  if (ids.length === 0) return [];
  const { id, company_name: name, score, canton, sector } = startups;
  const rows = await tx
    .select({ id, name, score, canton, sector })
    .from(startups)
    .where(inArray(id, [...ids]));
  const lines = new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.name,
        detail: placeWords(row),
        path: startupPath(row, 'details'),
        startupId: row.id,
        figure: scoreText(row.score),
      },
    ]),
  );
  return ids.flatMap((each) => lines.get(each) ?? []);
}

/**
 * Returns the path of the list of startups that are new above the threshold. If the view has a date filter of its own,
 * that filter is kept.
 */
function pathOf(query: string, since: string, until: string): string {
  const days = { reached_from: zurichDay(Date.parse(since)), reached_to: zurichDay(Date.parse(until)) };
  return routes.investmentsOfView(query, { top: 'eligible', ...days });
}

function placeWords({ canton, sector }: { canton: string | null; sector: string | null }): string {
  const words = [
    SECTORS.find(({ code }) => code === sector)?.label,
    CANTONS.find(({ code }) => code === canton)?.name,
  ].filter((word) => word !== undefined);
  return words.join(', ');
}

/** Returns decisions of other people, newest first. Undone decisions and the decisions that undid them are excluded. */
async function decidedIn(tx: Tx, { user, since, until }: Asked): Promise<MailLine[]> {
  const rows = await tx
    .select({ id: decisions.id, startup: startups.id, name: startups.company_name })
    .from(decisions)
    .innerJoin(startups, eq(startups.id, decisions.startup_id))
    .leftJoin(undoing, and(eq(undoing.undoes, decisions.id), eq(undoing.startup_id, decisions.startup_id)))
    .where(
      and(
        gt(decisions.made_at, since),
        lte(decisions.made_at, until),
        or(isNull(decisions.made_by), ne(decisions.made_by, user.id)),
        isNull(decisions.undoes),
        isNull(undoing.id),
      ),
    )
    .orderBy(desc(decisions.id))
    .limit(MAX_DECISIONS);
  const made = await readDecisions(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, startup, name }) => {
    const decision = made.get(id);
    if (!decision) return [];
    const version = decision.scoring_version === null ? '' : `, scoring version ${decision.scoring_version}`;
    const score = decision.score === null ? '' : ` at ${scoreText(decision.score)}`;
    const reason = reasonOf(decision);
    return {
      title: name,
      detail: `${decision.made_by ?? 'Somebody'} ${describeAct(decision)}${score}${version}${reason === null ? '' : `: ${reason}`}`,
      path: `${startupPath({ id: startup, name }, 'timeline')}#decision-${id}`,
      startupId: startup,
      figure: null,
    };
  });
}

/** Condition for unread notifications that no mail includes yet. */
export function waitsFor(mail: MailChoice): SQL | undefined {
  return and(eq(notifications.mail, mail), isNull(notifications.mail_id), isNull(notifications.read_at));
}

/**
 * Returns the start of the period that a person's digest covers: the end of the previous digest, or else the last
 * working day. ISO 8601.
 */
export async function digestBegin(
  tx: Tx,
  { id, created_at, time_zone }: Pick<UserRow, 'id' | 'created_at' | 'time_zone'>,
  day: string,
): Promise<string> {
  const [last] = await tx
    .select({ until: notificationMails.until })
    .from(notificationMails)
    .where(and(eq(notificationMails.user_id, id), isNull(notificationMails.topic)))
    .orderBy(desc(notificationMails.id))
    .limit(1);
  if (last?.until) return isoTimestamp(last.until);
  let before = plusDays(day, -1);
  while (!isWorkingDay(before)) before = plusDays(before, -1);
  return toTimestamp(Math.max(personTime(time_zone).startOfDay(before), Date.parse(created_at)));
}
