import { recordOf, SCORED_NAMES } from '@vaglio/startups-domain';
import { amountText } from '../../../startups/facts/claims/fact-texts';
import {
  type ExpectedStartup,
  expectedValues,
  type ExtractedStartup,
  foundValues,
  hasSameValues,
  SCORED_FIELDS,
  type ScoredField,
  type Values,
} from '@vaglio/article-extractor';

/** Field of a company in the results of two prompt versions and in the golden set. */
interface ComparedField {
  readonly field: ScoredField;
  /** Displayed value of the version; null without a value. */
  readonly base: string | null;
  readonly candidate: string | null;
  readonly golden: string | null;
  readonly is_changed: boolean;
  /** Correctness compared with the golden set; null if the golden set has no value or the version has no result. */
  readonly base_right: boolean | null;
  readonly candidate_right: boolean | null;
}

/** Company that a prompt version found, or that is in the golden set. */
export interface ComparedCompany {
  readonly name: string;
  readonly fields: readonly ComparedField[];
}

/** Startup with the values to compare and the texts to display. */
interface Compared {
  readonly values: Values;
  readonly texts: Readonly<Record<ScoredField, string | null>>;
}

/**
 * Compares the results of two prompt versions for an article, by company and field. Companies are matched by folded
 * name. The name is listed as a field only if not all sides have the company.
 * @param base null if the article was not extracted (likewise `candidate`): no field is then marked as changed
 * @param gold null if the article is not in the golden set
 */
export function compareStartups(
  base: readonly ExtractedStartup[] | null,
  candidate: readonly ExtractedStartup[] | null,
  gold: readonly ExpectedStartup[] | null,
): ComparedCompany[] {
  const [ofBase, ofCandidate] = [byName((base ?? []).map(ofFound)), byName((candidate ?? []).map(ofFound))];
  const ofGold = gold && byName(gold.map(ofExpected));
  const isRead = { base: base !== null, candidate: candidate !== null };
  const names = new Set([...(ofGold?.keys() ?? []), ...ofBase.keys(), ...ofCandidate.keys()]);
  return [...names].map((key) => {
    const [one, other, golden] = [ofBase.get(key), ofCandidate.get(key), ofGold?.get(key)];
    const fields = SCORED_FIELDS.flatMap((field) => {
      const row = toField(field, isRead, one, other, ofGold === null ? null : (golden ?? 'absent'));
      return isShown(row, [one, other, ...(ofGold === null ? [] : [golden])]) ? [row] : [];
    });
    return { name: (golden ?? other ?? one)?.texts.company_name ?? key, fields };
  });
}

function toField(
  field: ScoredField,
  isRead: { readonly base: boolean; readonly candidate: boolean },
  base: Compared | undefined,
  candidate: Compared | undefined,
  golden: Compared | 'absent' | null,
): ComparedField {
  const valuesOf = (startup: Compared | undefined) => startup?.values[field] ?? [];
  const isRight = (startup: Compared | undefined) => {
    if (golden === null) return null;
    if (golden === 'absent') return field === 'company_name' ? startup === undefined : null;
    const right = golden.values[field];
    return right === null ? null : hasSameValues(right, valuesOf(startup));
  };
  return {
    field,
    base: base?.texts[field] ?? null,
    candidate: candidate?.texts[field] ?? null,
    golden: golden === null || golden === 'absent' ? null : golden.texts[field],
    is_changed: isRead.base && isRead.candidate && !hasSameValues(valuesOf(base), valuesOf(candidate)),
    base_right: isRead.base ? isRight(base) : null,
    candidate_right: isRead.candidate ? isRight(candidate) : null,
  };
}

function isShown(row: ComparedField, all: readonly (Compared | undefined)[]): boolean {
  if (row.field === 'company_name') return all.some((startup) => startup === undefined);
  return row.base !== null || row.candidate !== null || row.golden !== null;
}

const byName = (startups: readonly Compared[]): Map<string, Compared> =>
  new Map(startups.map((startup) => [startup.values.company_name?.[0] ?? '', startup]));

function ofFound(startup: ExtractedStartup): Compared {
  const money = startup.raised_money?.value;
  return {
    values: foundValues(startup),
    texts: {
      company_name: startup.company_name.value,
      ...recordOf(SCORED_NAMES, (name) => textOf(startup[name]?.value)),
      raised_money: money === undefined ? null : amountText(money.amount, money.currency),
      investors: listed(startup.investors.map(({ name }) => name)),
      awards: listed(startup.awards.map(({ name }) => name)),
      founders: listed(startup.founders.map(personName)),
    },
  };
}

function ofExpected(startup: ExpectedStartup): Compared {
  const money = startup.raised_money;
  return {
    values: expectedValues(startup),
    texts: {
      company_name: startup.company_name,
      ...recordOf(SCORED_NAMES, (name) => textOf(startup[name])),
      raised_money: typeof money?.amount === 'number' ? amountText(money.amount, money.currency ?? '') : null,
      investors: listed(startup.investors),
      awards: listed(startup.awards.map(({ name, normalised }) => normalised ?? name)),
      founders: listed(startup.founders.map(personName)),
    },
  };
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const listed = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '));
const personName = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** Value that a prompt version found but the golden set does not have. */
type WrongValue = { company: string; value: string; golden: string | null };

/**
 * Returns the found values of a field that the golden set does not have. Each entry of a list is a separate value,
 * returned with the complete golden list.
 */
export function wrongValues(
  found: readonly ExtractedStartup[],
  gold: readonly ExpectedStartup[],
  field: ScoredField,
): WrongValue[] {
  const expected = new Map(gold.map(ofExpected).map((startup) => [keyOf(startup), startup]));
  const companies = new Map(found.map((startup) => [keyOf(ofFound(startup)), startup]));
  return [...companies].flatMap(([key, startup]) => {
    const golden = expected.get(key);
    const right = golden ? golden.values[field] : [];
    if (right === null) return [];
    const wrong = entriesOf(startup, field)
      .map(ofFound)
      .filter(({ values }) => values[field]?.some((value) => !right.includes(value)));
    const company = (golden ?? ofFound(startup)).texts.company_name ?? '';
    return wrong.map(({ texts }) => ({
      company,
      value: texts[field] ?? '',
      golden: golden?.texts[field] ?? null,
    }));
  });
}

const keyOf = ({ values }: Compared): string => values.company_name?.join('') ?? '';

/**
 * Returns a copy of the startup for each entry of a list field, with only that entry. For other fields, returns only
 * the startup.
 */
function entriesOf(startup: ExtractedStartup, field: ScoredField): ExtractedStartup[] {
  if (field === 'investors') return startup.investors.map((entry) => ({ ...startup, investors: [entry] }));
  if (field === 'awards') return startup.awards.map((entry) => ({ ...startup, awards: [entry] }));
  if (field === 'founders') return startup.founders.map((entry) => ({ ...startup, founders: [entry] }));
  return [startup];
}
