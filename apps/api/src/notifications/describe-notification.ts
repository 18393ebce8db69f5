import { routes } from '@vaglio/startups-domain';
import type { TitlePartBody } from './notifications.schemas';
import { SETTINGS_KINDS, type NotificationKind } from '../platform/db/schema/notification-kinds';
import { once } from '../platform/util/once';
import { describeDecision } from '../screening/decisions/describe-decision';
import type { DecisionBody } from '../screening/decisions/decisions.schemas';
import type { NoteBody } from '../screening/notes/notes.schemas';

/** Data that a notification is about, in its current state. */
export type Subject = {
  kind: NotificationKind;
  /** Name of the person who caused the notification; null if nobody did or the person is unknown. */
  actor: string | null;
  /** Startup of the notification; null without a startup, or if it was deleted. */
  startup: { id: number; name: string } | null;
  note: NoteBody | null;
  decision: DecisionBody | null;
  /** Startups of a notification about several startups, without those that were deleted. */
  reached: readonly { id: number; name: string; score: number }[];
  details: Record<string, unknown>;
  /** True if the person's current role may open the settings. */
  opensSettings: boolean;
};

type Words = { title: TitlePartBody[]; detail: string | null };

const LONGEST_SNIPPET = 160;
const name = (text: string): TitlePartBody => ({ text, is_name: true });
const plain = (text: string): TitlePartBody => ({ text, is_name: false });
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const startupOf = ({ startup }: Subject) =>
  startup ? name(startup.name) : plain('a startup that is deleted');
/** Returns whether a notification is about startups that a bulk action changed. */
const isSeveral = ({ details }: Subject) => Array.isArray(details.startups);
const actorOf = ({ actor }: Subject) => name(actor ?? 'Somebody');

const WORDS: Readonly<Record<NotificationKind, (subject: Subject) => Words>> = {
  mentioned: (subject) => ({
    title: [actorOf(subject), plain(' mentioned you on '), startupOf(subject)],
    detail: snippetOf(subject),
  }),
  note: (subject) => ({
    title: [actorOf(subject), plain(' wrote a note on '), startupOf(subject)],
    detail: snippetOf(subject),
  }),
  assigned: (subject) =>
    isSeveral(subject)
      ? {
          title: [actorOf(subject), plain(' assigned you '), countOf(subject)],
          detail: startupNames(subject),
        }
      : {
          title: [actorOf(subject), plain(' assigned you '), startupOf(subject)],
          detail: stepWords(subject.details),
        },
  step_due: (subject) => ({
    title: [plain('The next step on '), startupOf(subject), plain(' is due')],
    detail: stepWords(subject.details),
  }),
  later_ended: (subject) => ({
    title: [startupOf(subject), plain(' is back from Later')],
    detail: null,
  }),
  decision: (subject) => ({
    title: subject.decision
      ? [
          name(subject.decision.made_by ?? 'Somebody'),
          plain(` ${describeAct(subject.decision)}: `),
          isSeveral(subject) ? countOf(subject) : startupOf(subject),
        ]
      : [plain('A decision on '), isSeveral(subject) ? countOf(subject) : startupOf(subject)],
    detail: isSeveral(subject) ? startupNames(subject) : subject.decision && reasonOf(subject.decision),
  }),
  reached: (subject) => ({
    title: [countOf(subject), plain(' reached the threshold')],
    detail: namesOf(subject, ({ name: company, score }) => `${company} ${scoreText(score)}`),
  }),
  source: ({ details }) => ({
    title: [
      plain('Source '),
      name(textOf(details.name) ?? 'without a name'),
      plain(details.health === 'quiet' ? ' is quiet' : ' is broken'),
    ],
    detail: sourceWords(details),
  }),
  webhook: ({ details }) => ({
    title: [plain('Webhook '), name(textOf(details.name) ?? 'without a name'), plain(' was switched off')],
    detail: textOf(details.reason),
  }),
  run: ({ details }) => runWords(details),
};

/**
 * Returns the text of a notification. If its subject was deleted or struck through, the text contains only that fact.
 */
export function describeNotification(subject: Subject): Words {
  const words = WORDS[subject.kind](subject);
  const isAboutOne = SAYS_A_STARTUP.has(subject.kind) && !isSeveral(subject);
  return subject.startup === null && isAboutOne ? { ...words, detail: null } : words;
}

const SAYS_A_STARTUP: ReadonlySet<NotificationKind> = new Set([
  'mentioned',
  'note',
  'assigned',
  'step_due',
  'decision',
  'later_ended',
]);

/**
 * Returns the path that a notification opens in the web app, without the base path; null if there is nothing to open.
 */
export function notificationPath(subject: Subject): string | null {
  const { kind, startup, note, decision, details, opensSettings } = subject;
  if (SETTINGS_KINDS.includes(kind)) {
    if (!opensSettings) return null;
    if (kind === 'webhook') return routes.settings('webhooks');
    return routes.settings(kind === 'source' || details.of === 'news' ? 'scraper' : 'llm-batch');
  }
  if (kind === 'reached' || isSeveral(subject)) return severalPath(subject);
  if (!startup) return null;
  if (note) return `${startupPath(startup, 'timeline')}#note-${note.id}`;
  if (decision) return `${startupPath(startup, 'timeline')}#decision-${decision.id}`;
  return startupPath(startup, 'details');
}

function severalPath({ reached, details }: Subject): string | null {
  const [first, ...others] = reached;
  if (!first) return null;
  const [from, to] = [textOf(details.from), textOf(details.to)];
  if (others.length === 0 || from === null || to === null) return startupPath(first, 'details');
  return routes.investments({ top: 'eligible', reached_from: from, reached_to: to });
}

/**
 * Returns the path that opens a startup. The list behind it contains all startups, so decisions do not matter, and is
 * filtered by the company name.
 */
export function startupPath(
  { id, name: company }: { id: number; name: string },
  tab: 'details' | 'timeline',
): string {
  const opened = tab === 'details' ? { startup: id } : { open: id, tab };
  return routes.investments({ mode: 'all', q: company, ...opened });
}

/** Describes a decision without the person, such as 'set Contract'. */
export function describeAct(decision: DecisionBody): string {
  return describeDecision({ ...decision, made_by: '' }).trim();
}

/** Returns the reason and details of a decision in one line; null if it has neither. */
export function reasonOf({ reason, details }: Pick<DecisionBody, 'reason' | 'details'>): string | null {
  const words = [reason, details].filter((text) => text !== null).join(': ');
  return words === '' ? null : shortened(words);
}

function snippetOf({ note }: Subject): string | null {
  if (!note) return null;
  return note.struck_at === null ? shortened(note.text) : 'The note was struck through.';
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= LONGEST_SNIPPET ? line : `${letters.slice(0, LONGEST_SNIPPET - 1).join('')}…`;
}

function stepWords({ step, due }: Record<string, unknown>): string | null {
  const [what, day] = [textOf(step), textOf(due)];
  if (what === null) return null;
  return `Next step: ${what}${day === null ? '' : `, ${dayText(day)}`}`;
}

/** Describes the problem of a news source. Notifications from version 0.3.0 contain the text itself, as `reason`. */
function sourceWords({ health, failures, error, reason }: Record<string, unknown>): string {
  if (textOf(reason) !== null) return String(reason);
  if (health === 'quiet') return 'Nothing new came for longer than usual.';
  const count = Number(failures ?? 0);
  return [
    ...(count > 0 ? [`${count} failures in a row.`] : []),
    textOf(error) ?? 'None of its pages can be read.',
  ].join(' ');
}

/**
 * Describes a run that has ended. Notifications from version 0.3.0 contain the texts themselves, as `what`, `state` and
 * `result`.
 */
function runWords(details: Record<string, unknown>): Words {
  const { of, what, state, reason, result } = details;
  const words = (run: string, end: string, detail: string | null): Words => ({
    title: [name(run), plain(` ${end}`)],
    detail,
  });
  if (textOf(what) !== null) return words(String(what), textOf(state) ?? 'finished', textOf(result));
  if (of === 'extraction' && state === 'paused')
    return words('The extraction run', 'is paused', textOf(reason));
  if (of === 'extraction') return words('The extraction run', 'has finished', extractionWords(details));
  if (of === 'chain' && state === 'failed')
    return words('The run of the whole pipeline', 'has failed', textOf(reason));
  if (of === 'chain')
    return words('The run of the whole pipeline', 'has finished', describePipelineRun(details));
  return words(`The reading of ${textOf(details.source) ?? 'news'}`, 'has finished', readingWords(details));
}

const extractionWords = ({ read, found }: Record<string, unknown>) =>
  `${counted(read, 'article')} read, ${counted(found, 'startup')} found.`;

function describePipelineRun({ reached }: Record<string, unknown>): string {
  if (textOf(reached) === null) return 'News is read, extracted and curated.';
  return `News is read, extracted up to the maximum of ${String(reached)}, and curated. The rest waits.`;
}

function readingWords({ articles, sources, failed }: Record<string, unknown>): string {
  const unread = Number(failed ?? 0) === 0 ? '' : ` ${Number(failed)} could not be read.`;
  return `${counted(articles, 'new article')} from ${counted(sources, 'source')}.${unread}`;
}

function counted(count: unknown, what: string): string {
  return `${Number(count ?? 0)} ${what}${count === 1 ? '' : 's'}`;
}

/** Returns the original number of startups as text, such as '7 startups'. */
function countOf({ reached, details }: Subject): TitlePartBody {
  const count = Math.max(reached.length, Number(details.count ?? 0));
  return name(count === 1 ? '1 startup' : `${count} startups`);
}

const MAX_NAMES = 3;

const startupNames = (subject: Subject) => namesOf(subject, ({ name: company }) => company);

function namesOf({ reached }: Subject, words: (startup: Subject['reached'][number]) => string): string {
  return reached.slice(0, MAX_NAMES).map(words).join(', ') || 'They are deleted.';
}

const ofDay = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Formats a calendar day, such as '27 Nov'. @param day YYYY-MM-DD */
export function dayText(day: string): string {
  return ofDay()
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace('Sept', 'Sep');
}

/** Formats a score with one to four decimals, such as 12.5, 11.25 or 10.0. */
export function scoreText(score: number): string {
  return score.toFixed(4).replace(/0{1,3}$/, '');
}
