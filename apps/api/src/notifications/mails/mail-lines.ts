import type { Tx } from '../../platform/db/open-database';
import { type Subject, dayText, notificationPath, describeNotification } from '../describe-notification';
import { withSubjects, type NotificationRow } from '../notification.queries';

/** Line of a mail about one startup or other subject. */
export type MailLine = {
  title: string;
  detail: string;
  /** Path that the line opens in the web app, without the base path. */
  path: string;
  /** Id of the startup; null for a line about another subject. */
  startupId: number | null;
  /** Figure on the right of the line; null without a figure. */
  figure: string | null;
};

const snippet = (text: string | null | undefined) => (text ? `: “${text}”` : '.');

/** Describes a notification for a mail. The startup is not mentioned, because it is the title of the line. */
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
  return `Next step due ${typeof due === 'string' ? dayText(due) : 'today'}: ${String(step ?? '')}.`;
}

/** Joins lines about the same startup or other subject into one line. */
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

/**
 * Converts notifications to mail lines, one per startup. Skips subjects that were deleted or that the person may not
 * open.
 */
export async function noticeLines(tx: Tx, rows: readonly NotificationRow[]): Promise<MailLine[]> {
  const subjects = await withSubjects(tx, rows);
  return joinedByStartup(
    subjects.flatMap((about) => {
      const { title, detail } = describeNotification(about);
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
