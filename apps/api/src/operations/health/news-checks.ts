import { sql } from 'drizzle-orm';
import { SOURCE_HEALTH } from '../../news/sources/source-health';
import { listSources } from '../../news/sources/source.queries';
import { fine, healthCheck, problem, warning } from './health-check';

const SCHEDULE = 'Schedule of the news';

type Schedule = {
  enabled: boolean;
  interval: number;
  /**
   * End of the last finished pipeline run in seconds since 1970, and the seconds since then; null before the first run.
   */
  ended: number | null;
  silent: number | null;
  failed_sources: number;
};

export const SCHEDULE_CHECK = healthCheck({
  name: SCHEDULE,
  read: async ({ db }): Promise<Schedule | null> => {
    const { rows } = await db.execute<Schedule>(sql`
      select enabled, interval_sec as interval, extract(epoch from r.finished_at)::float8 as ended,
        extract(epoch from now() - r.finished_at)::int as silent, coalesce(r.failed_sources, 0)::int as failed_sources
      from news_job left join lateral (select finished_at, failed_sources from news_runs
        where finished_at is not null order by id desc limit 1) r on true`);
    return rows[0] ?? null;
  },
  judge: (job) => {
    if (!job?.enabled) return [fine(SCHEDULE, 'It is off.')];
    if (job.silent !== null && job.silent < Math.max(3 * job.interval, 3_600))
      return [fine(SCHEDULE, `The last run ended ${Math.round(job.silent / 60)} minutes ago.`)];
    const text =
      job.silent === null
        ? 'It is on, and no run has ended yet.'
        : `The last run ended ${Math.round(job.silent / 3600)} hours ago.`;
    return [problem(SCHEDULE, text, 'Does a server run? Its log says why a run fails.')];
  },
  metrics: [
    {
      name: 'vaglio_news_schedule_enabled',
      help: 'Whether news is read by the schedule: 1 or 0',
      read: (job) => job && Number(job.enabled),
    },
    {
      name: 'vaglio_news_schedule_interval_seconds',
      help: 'Time between two readings of the news',
      read: (job) => job && job.interval,
    },
    {
      name: 'vaglio_news_last_run_timestamp_seconds',
      help: 'When the last reading of the news ended',
      read: (job) => job && job.ended,
    },
    {
      name: 'vaglio_news_last_run_failed_sources',
      help: 'Sources that gave no answer in the last reading',
      read: (job) => job && job.failed_sources,
    },
  ],
});

/**
 * Read interval for metrics in milliseconds. It is long because the health of sources is computed from a month of
 * items.
 */
const SOURCES_MS = 60_000;
/** Maximum number of news sources with their own metric series, worst first. The totals include all sources. */
const MAX_SOURCES = 50;
/** Maximum length of a source name in a metric label. People choose these names freely. */
const MAX_CHARACTERS = 60;

/** Check of news sources. It shows the same health as Settings, News scraper. */
export const SOURCES_CHECK = healthCheck({
  name: 'Sources',
  read: ({ db, now }) => listSources(db, now()),
  judge: (listed) => {
    const sources = listed.filter(({ health }) => health !== 'off');
    const broken = sources.filter(({ health }) => health === 'failing' || health === 'quiet');
    if (sources.length === 0) return [fine('Sources', 'None is enabled.')];
    if (broken.length === 0) return [fine('Sources', `${sources.length} enabled; none is failing or quiet.`)];
    const names = broken.slice(0, 5).map(({ name }) => name);
    return [
      warning(
        'Sources',
        `${broken.length} of ${sources.length} are failing or quiet: ${names.join(', ')}.`,
        'Settings, News scraper says why.',
      ),
    ];
  },
  metricsEveryMs: SOURCES_MS,
  metrics: [
    {
      name: 'vaglio_news_sources',
      help: 'News sources, by their health',
      labels: ['health'],
      read: (listed) =>
        SOURCE_HEALTH.map((health) => ({
          labels: { health },
          value: listed.filter((source) => source.health === health).length,
        })),
    },
    {
      name: 'vaglio_news_source_last_success_timestamp_seconds',
      help: `When a source last answered, 0 for never; of the ${MAX_SOURCES} that do worst and are switched on`,
      labels: ['id', 'source'],
      read: (listed) =>
        listed
          .filter(({ health }) => health !== 'off')
          .slice(0, MAX_SOURCES)
          .map(({ id, name, last_success_at }) => ({
            labels: { id, source: name.slice(0, MAX_CHARACTERS) },
            value: last_success_at === null ? 0 : Date.parse(last_success_at) / 1_000,
          })),
    },
  ],
});
