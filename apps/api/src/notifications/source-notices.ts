import type { Deps } from '../platform/deps';
import { listSources } from '../news/sources/source.queries';
import { notify } from '../platform/notify/notify';
import { settingsReaders } from './settings/settings-readers';

/** Notifies who sees the settings of sources that are broken or quiet, once for each time that they become so. */
export async function notifyOfSources({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const sources = (await listSources(db, now())).filter(
    ({ health }) => health === 'failing' || health === 'quiet',
  );
  if (sources.length === 0) return;
  await db.transaction(async (tx) => {
    const admins = await settingsReaders(tx);
    for (const source of sources) {
      const { id, name, health, last_error, consecutive_failures } = source;
      const isQuiet = health === 'quiet';
      await notify(tx, now(), {
        kind: 'source',
        cause: causeOf(source),
        to: admins,
        subjectId: Number(id),
        details: {
          name,
          health,
          reason: isQuiet
            ? 'Nothing new came for longer than usual.'
            : [
                ...(consecutive_failures > 0 ? [`${consecutive_failures} failures in a row.`] : []),
                last_error ?? 'None of its pages can be read.',
              ].join(' '),
        },
      });
    }
  });
}

/** As long as nothing better comes of it, it is the same time. */
function causeOf(source: Awaited<ReturnType<typeof listSources>>[number]): string {
  const { id, health, newest_item_at, consecutive_failures, last_success_at, version } = source;
  if (health === 'quiet') return `quiet:${id}:${newest_item_at ?? 'never'}`;
  if (consecutive_failures > 0) return `failing:${id}:${last_success_at ?? 'never'}`;
  // It answers, so that its last success moves with each reading; only a change of the source begins anew.
  return `unread:${id}:${version}`;
}
