import { plusDays, zurichDay } from '../../platform/time/zurich-days';

type Made = { name: string; madeAt: number };

/**
 * Returns the expired backups. For each of the last `days` days and `weeks` weeks that have a backup, the newest backup
 * is kept. Periods without backups do not count, so they expire nothing. Days and weeks (from Monday) are those of
 * Zurich.
 * @returns names, oldest first; never includes the newest backup
 */
export function expiredBackups(
  backups: readonly Made[],
  { days, weeks }: { days: number; weeks: number },
): string[] {
  const newestFirst = [...backups].sort((a, b) => b.madeAt - a.madeAt || (a.name < b.name ? 1 : -1));
  const kept = new Set([
    ...newestOfEach(newestFirst, days, ({ madeAt }) => zurichDay(madeAt)),
    ...newestOfEach(newestFirst, weeks, ({ madeAt }) => mondayOf(zurichDay(madeAt))),
  ]);
  return newestFirst
    .filter(({ name }) => !kept.has(name))
    .map(({ name }) => name)
    .reverse();
}

function newestOfEach(newestFirst: readonly Made[], count: number, periodOf: (backup: Made) => string) {
  const periods = new Map<string, string>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!periods.has(period) && periods.size < count) periods.set(period, backup.name);
  }
  return periods.values();
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return plusDays(day, -((weekday + 6) % 7));
}
