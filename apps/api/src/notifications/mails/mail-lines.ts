import type { Tx } from '../../platform/db/open-database';
import { type Subject, dayWords, notificationPath, notificationWords } from '../notification-words';
import { withSubjects, type NotificationRow } from '../notification.queries';

/** One entry of a mail. */
export type MailLine = {
  title: string;
  detail: string;
  /** In the web app, without the base path. */
  path: string;
  /** Null for what is about no startup. */
  startupId: number | null;
  /** At the right; null for none. */
  figure: string | null;
};

const snippet = (text: string | null | undefined) => (text ? `: “${text}”` : '.');

/** What a notification says in a mail, without the startup, which is the title of its line. */
function sentenceOf(subject: Subject, detail: string | null): string {
  const actor = subject.actor ?? 'Somebody';
  switch (subject.kind) {
    case 'mentioned':
      return `${actor} mentioned you${snippet(detail)}`;
    case 'note':
      return `${actor} wrote${snippet(detail)}`;
    case 'assigned':
      if (subject.startup === null) return detail ?? '';
      return `${actor} assigned it to you.${detail === null ? '' : ` ${detail}.`}`;
    case 'step_due':
      return dueWords(subject.details);
    case 'later_ended':
      return 'It is back from Later.';
    default:
      return detail ?? '';
  }
}

function dueWords({ step, due }: Record<string, unknown>): string {
  return `Next step due ${typeof due === 'string' ? dayWords(due) : 'today'}: ${String(step ?? '')}.`;
}

/** One line for each startup, or whatever else lines are about, with all that is said of it. */
export function joinedByStartup(lines: readonly MailLine[]): MailLine[] {
  const joined = new Map<string, MailLine>();
  for (const line of lines) {
    const key = `${line.title} ${line.startupId ?? line.path}`;
    const before = joined.get(key);
    const detail = before ? `${before.detail} ${line.detail}`.trim() : line.detail;
    joined.set(key, { ...(before ?? line), detail });
  }
  return [...joined.values()];
}

/** Notifications as the lines of a mail, one for each startup; what is deleted, or does not open for its reader, has none. */
export async function noticeLines(tx: Tx, rows: readonly NotificationRow[]): Promise<MailLine[]> {
  const subjects = await withSubjects(tx, rows);
  return joinedByStartup(
    subjects.flatMap((about) => {
      const { title, detail } = notificationWords(about);
      const path = notificationPath(about);
      if (path === null) return [];
      return {
        title: about.startup?.name ?? title.map(({ text }) => text).join(''),
        detail: sentenceOf(about, detail),
        path,
        startupId: about.startup?.id ?? null,
        figure: null,
      };
    }),
  );
}
