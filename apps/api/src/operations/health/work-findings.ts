import { sql } from 'drizzle-orm';
import { commandLine } from '../../platform/config/command-line';
import { IS_WAITING } from '../../startups/curation/claimed-rows';
import type { Db } from '../../platform/db/open-database';
import { ALL_ARTICLES, pendingIn } from '../../extraction/runs/article-claims';
import { articles } from '../../platform/db/schema/articles.table';
import { listSources } from '../../news/sources/source.queries';
import type { Settings } from '../../platform/config/settings';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { fine, problem, warning, type Finding } from './finding';
import { modelCallsFinding } from './model-findings';
import { lostPasskeyFindings } from './passkey-findings';

/** What goes on beside the requests: mail, news, articles, people. @param now milliseconds since 1970 */
export async function workFindings(
  db: Db,
  settings: Pick<Settings, 'llm' | 'publicUrl' | 'port'>,
  now: number,
): Promise<Finding[]> {
  return [
    await mailFinding(db),
    ...(settings.llm ? [await modelCallsFinding(db, settings.llm)] : []),
    await queueFinding(db),
    await newsFinding(db),
    await sourcesFinding(db, now),
    await adminFinding(db),
    ...(await lostPasskeyFindings(db, settings)),
  ];
}

async function mailFinding(db: Db): Promise<Finding> {
  const { rows } = await db.execute<{ late: number; failed: number }>(sql`
    select count(*) filter (where sent_at is null and failed_at is null and created_at < now() - interval '1 hour')::int as late,
      count(*) filter (where failed_at > now() - interval '7 days')::int as failed
    from outbox`);
  const { late = 0, failed = 0 } = rows[0] ?? {};
  const subject = 'Outgoing messages';
  if (late === 0 && failed === 0) return fine(subject, 'None is late.');
  return problem(
    subject,
    `${late} wait for more than an hour, ${failed} were given up in the last seven days.`,
    'Check SMTP_URL; the log of the server has the answer of the mail server.',
  );
}

async function queueFinding(db: Db): Promise<Finding> {
  const [toExtract, toCurate] = await Promise.all([
    db.$count(articles, pendingIn(ALL_ARTICLES)),
    db.$count(rawStartups, IS_WAITING),
  ]);
  return fine(
    'Queues',
    `${toExtract} articles wait to be extracted, ${toCurate} raw startups to be curated.`,
  );
}

async function newsFinding(db: Db): Promise<Finding> {
  const { rows } = await db.execute<{ enabled: boolean; interval_sec: number; silent: number | null }>(sql`
    select enabled, interval_sec,
      extract(epoch from now() - (select max(finished_at) from news_runs))::int as silent
    from news_job`);
  const subject = 'Schedule of the news';
  const job = rows[0];
  if (!job?.enabled) return fine(subject, 'It is off.');
  if (job.silent !== null && job.silent < Math.max(3 * job.interval_sec, 3_600))
    return fine(subject, `The last run ended ${Math.round(job.silent / 60)} minutes ago.`);
  return problem(
    subject,
    job.silent === null
      ? 'It is on, and no run has ended yet.'
      : `The last run ended ${Math.round(job.silent / 3600)} hours ago.`,
    'Does a server run? Its log says why a run fails.',
  );
}

async function sourcesFinding(db: Db, now: number): Promise<Finding> {
  const sources = (await listSources(db, now)).filter(({ health }) => health !== 'off');
  const broken = sources.filter(({ health }) => health === 'failing' || health === 'quiet');
  const subject = 'Sources';
  if (broken.length === 0) return fine(subject, `${sources.length} are read.`);
  return warning(
    subject,
    `${broken.length} of ${sources.length} are failing or quiet: ${broken
      .slice(0, 5)
      .map(({ name }) => name)
      .join(', ')}.`,
    'Settings, News scraper says why.',
  );
}

async function adminFinding(db: Db): Promise<Finding> {
  const { rows } = await db.execute<{ admins: number }>(sql`
    select count(*)::int as admins from users
    where role = 'admin' and account_status = 'active' and password_hash is not null`);
  const admins = rows[0]?.admins ?? 0;
  const subject = 'Administrators';
  if (admins >= 2) return fine(subject, `${admins} can sign in.`);
  const text = admins === 1 ? 'One can sign in.' : 'None can sign in.';
  return warning(subject, text, `Two are safer: ${commandLine('create-admin')} makes another one.`);
}
