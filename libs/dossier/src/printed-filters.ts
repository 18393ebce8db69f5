import type { PrintOrder, ReadShortlistApiArg } from '@vaglio/contract';
import { FLAGS, groupDigits, hidesLater, stageLabel, STAGES } from '@vaglio/startups-domain';
import { formatDate } from '@vaglio/ui';
import type { FormatDate } from './document-dates';

type Filters = Pick<
  NonNullable<PrintOrder['list']>,
  | 'founded_from'
  | 'founded_to'
  | 'raised_from'
  | 'raised_to'
  | 'article_from'
  | 'article_to'
  | 'award'
  | 'award_not'
  | 'stage'
  | 'flag'
  | 'assignee'
  | 'step'
  | 'later'
>;

const STEP_LABELS: Readonly<Record<string, string>> = { due: 'due today', overdue: 'overdue', none: 'none' };

const LATER_LABELS = { all: [], hide: ['Later hidden'], only: ['only Later'] } as const;

/** Year, money, article, awards, stage, work and Later in an address; the server refuses what it does not know. Never throws. */
export function readFilters(params: URLSearchParams): Filters {
  const number = (name: string) => {
    const text = params.get(name) ?? '';
    return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  };
  const text = (name: string) => params.getAll(name).join(',') || undefined;
  return known({
    founded_from: number('founded_from'),
    founded_to: number('founded_to'),
    raised_from: number('raised_from'),
    raised_to: number('raised_to'),
    article_from: text('article_from'),
    article_to: text('article_to'),
    award: text('award'),
    award_not: text('award_not'),
    stage: text('stage'),
    flag: text('flag'),
    assignee: text('assignee'),
    step: text('step'),
    later: laterOf(params),
  });
}

/** As the list reads it: the active one hides what is Later, unless it is asked for. */
function laterOf(params: URLSearchParams): Filters['later'] {
  const later = params.get('later');
  if (later === 'only') return later;
  const mode = ['rejected', 'all'].find((one) => one === params.get('mode')) ?? 'active';
  const stage = params.getAll('stage').join(',').split(',');
  return hidesLater({ later: later === 'all' ? later : 'hide', mode, stage }) ? 'hide' : undefined;
}

/** What the server is asked. */
export function filtersArg(list: Filters): Partial<ReadShortlistApiArg> {
  const { award, stage, flag, assignee, step, later } = list;
  return known({
    ...{ award, stage, flag, assignee, step, later },
    foundedFrom: list.founded_from,
    foundedTo: list.founded_to,
    raisedFrom: list.raised_from,
    raisedTo: list.raised_to,
    articleFrom: list.article_from,
    articleTo: list.article_to,
    awardNot: list.award_not,
  });
}

/** 'founded from 2016', 'holds vk 3 or fif grant', 'stage New'; nothing for no filter. People are not named. */
export function printedFilterText(list: Filters, dates: FormatDate = formatDate): string[] {
  const money = (amount: number) => `CHF ${groupDigits(amount, Number.isInteger(amount) ? 0 : 2)}`;
  const between = (name: string, from: string | undefined, to: string | undefined) => {
    const bounds = [...(from ? [`from ${from}`] : []), ...(to ? [`to ${to}`] : [])];
    return bounds.length === 0 ? [] : [`${name} ${bounds.join(' ')}`];
  };
  const oneOf = (name: string, values: string | undefined, text: (value: string) => string) =>
    values ? [`${name} ${anyOf(values.split(',').map(text))}`] : [];
  const moneyOrNot = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  const dayOrNot = (day: string | undefined) => day && dates(day);
  return [
    ...between('founded', list.founded_from?.toString(), list.founded_to?.toString()),
    ...between('money raised', moneyOrNot(list.raised_from), moneyOrNot(list.raised_to)),
    ...between('latest article', dayOrNot(list.article_from), dayOrNot(list.article_to)),
    ...oneOf('holds', list.award, (award) => award),
    ...oneOf('does not hold', list.award_not, (award) => award),
    ...oneOf('stage', list.stage, stageText),
    ...oneOf('flag', list.flag, (flag) => FLAGS.find(({ name }) => name === flag)?.label ?? flag),
    ...(list.assignee ? [assigneeText(list.assignee.split(','))] : []),
    ...oneOf('next step', list.step, (step) => STEP_LABELS[step] ?? step),
    ...LATER_LABELS[list.later ?? 'all'],
  ];
}

function stageText(value: string): string {
  const stage = STAGES.find((one) => one === value);
  return stage ? stageLabel(stage) : value;
}

function assigneeText(values: readonly string[]): string {
  const text = values.map((value) =>
    value === 'me' ? 'the reader' : value === 'nobody' ? 'nobody' : 'a chosen person',
  );
  return `assigned to ${anyOf([...new Set(text)])}`;
}

function anyOf(text: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(text);
}

/** Without what is undefined. */
function known<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const kept = { ...fields };
  for (const name in kept) if (kept[name] === undefined) delete kept[name];
  return kept;
}
