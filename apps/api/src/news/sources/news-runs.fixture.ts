import { asc, eq, ne, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { pageFetcher } from '../fetching/fetch-page';
import {
  articlePage,
  longText,
  newsServer,
  rss,
  type NewsAnswer,
  type NewsServer,
} from '../../testing/news-server';
import type { testApp } from '../../testing/test-app';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { claimNewsRun } from './news-job';
import { newsJob, newsRuns } from '../../platform/db/schema/news-job.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { runNews } from './run-news';

type Server = Awaited<ReturnType<typeof testApp>>;

/** Returns functions that run the news job against a local site. The clock only advances with `pass`. */
export async function newsRunsOn({ db, deps }: Pick<Server, 'db' | 'deps'>) {
  const site = await newsServer({});
  const { fetchPage, close } = pageFetcher({
    userAgent: 'Vaglio',
    privateHosts: [site.host],
    limits: { totalMs: 2_000 },
  });
  const switchOn = () =>
    db
      .insert(newsJob)
      .values({ enabled: true })
      .onConflictDoUpdate({
        target: newsJob.id,
        set: { enabled: true, due_at: new Date(0).toISOString(), lease_until: null },
      });
  /** Claims the news job and runs it, like a worker. */
  const carryOut = async (owner = 'test', isStopped = () => false) => {
    const claim = await claimNewsRun(db, owner);
    if (!claim) throw new Error('nothing was due');
    const log = { warn: () => undefined };
    const reading = { ...deps, fetchPage, userAgent: 'Vaglio', pauseMs: 1, random: () => 0.5, owner, log };
    await runNews(reading, claim, isStopped);
    return claim;
  };
  /** Makes the news job due, lets its lease expire, and completes one run, like the worker. */
  const run = async (owner?: string, isStopped?: () => boolean) => {
    await switchOn();
    const { runId } = await carryOut(owner, isStopped);
    const [done] = await db
      .select()
      .from(newsRuns)
      .where(eq(newsRuns.id, runId ?? 0));
    return done;
  };
  return {
    site,
    run,
    carryOut,
    switchOn,
    addSource: async (path = '/feed', base = site.url) => {
      const [row] = await db
        .insert(newsSources)
        .values({ name: path, url: base + path })
        .returning({ id: newsSources.id });
      return row?.id ?? 0;
    },
    /** Simulates the passing of seconds by moving all stored times into the past. */
    pass: async (seconds: number) => {
      const by = sql`make_interval(secs => ${seconds})`;
      const { due_at, lease_until, queued_at, first_seen_at, last_seen_at, checked_at } = sourceItems;
      await db.update(sourceItems).set({
        due_at: sql`${due_at} - ${by}`,
        lease_until: sql`${lease_until} - ${by}`,
        queued_at: sql`${queued_at} - ${by}`,
        first_seen_at: sql`${first_seen_at} - ${by}`,
        last_seen_at: sql`${last_seen_at} - ${by}`,
        checked_at: sql`${checked_at} - ${by}`,
      });
      await db.update(newsSources).set({ next_attempt_at: sql`${newsSources.next_attempt_at} - ${by}` });
    },
    sources: () => db.select().from(newsSources).orderBy(asc(newsSources.id)),
    /** Returns the pages that are in the queue, given up or excluded. */
    pages: () =>
      db.select().from(sourceItems).where(ne(sourceItems.state, 'listed')).orderBy(asc(sourceItems.id)),
    titles: async () =>
      (await db.select({ title: articles.title }).from(articles).orderBy(asc(articles.id))).map(
        ({ title }) => title,
      ),
    dates: async () =>
      (await db.select({ published_at: articles.published_at }).from(articles)).map(
        ({ published_at }) => published_at,
      ),
    /** Counts the requests for a path. */
    requests: (path: string) => site.requested.filter((requested) => requested === path).length,
    close: async () => {
      await close();
      await site.close();
      for (const table of [articles, newsRuns, newsSources, newsJob]) await db.delete(table);
    },
  };
}

export type NewsRuns = Awaited<ReturnType<typeof newsRunsOn>>;

/**
 * Publishes a feed that lists the given names as paths `/Name`. Each path has an article page unless `answers`
 * overrides it.
 */
export function publish(
  site: NewsServer,
  names: readonly string[],
  answers: Record<string, NewsAnswer> = {},
): void {
  site.pages['/feed'] = rss(
    site.url,
    names.map((name) => ({ title: name, path: `/${name}` })),
  );
  for (const name of names) site.pages[`/${name}`] = answers[name] ?? articlePage(name, longText(name));
}

/** Returns a function that stops a run after the feed of its first source, before the first page. */
export function stopBeforePages(): () => boolean {
  let asked = 0;
  return () => asked++ > 0;
}

/** Returns the given number of numbered names. */
export const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
