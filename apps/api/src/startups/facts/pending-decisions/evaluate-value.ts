import type { Statement } from '../../../platform/db/schema/fact-statements.table';
import { columnsOf, fieldText } from '../claims/fact-columns';
import { founderKeyOf, moneyKeyOf } from '../claims/entry-keys';
import { namesIn } from '../claims/investor-names';
import type { suggestions } from '../../../platform/db/schema/suggestions.table';
import type { ValueDecision } from '../../../platform/db/schema/value-decisions.table';
import { valueKeyOf } from '../claims/value-key';
import { isManual, rankOf } from '../../curation/source-precedence';
import { statedKeyOf } from '../entry-facts';
import { suggestedText } from '../suggestion-answer';
import type { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import type { FieldOrigin, startups } from '../../../platform/db/schema/startups.table';
import type { ValueState } from './stated-values.schemas';
import type { RowValue } from './row-values';
import { lastFullEditAt } from './whole-text';

/** State of a startup on which the review state of values depends. */
export type StartupState = {
  row: typeof startups.$inferSelect;
  awards: readonly { award_key: string; award_name: string }[];
  statements: readonly Statement[];
  suggested: readonly (typeof suggestions.$inferSelect)[];
};

/** Review state of a value in an article. */
export type ValueEvaluation = {
  state: ValueState;
  /** True if a person must decide about the value. */
  isOpen: boolean;
  decidedBy: string | null;
  decidedAt: string | null;
  /** Text of the value that applies instead; null if there is none. */
  decided: string | null;
  suggestionId: number | null;
};

const NOBODY = { isOpen: false, decidedBy: null, decidedAt: null, decided: null, suggestionId: null };

/**
 * Returns the state of a value whose company belongs to no startup. The state depends on, in this order: a person's
 * decision, a contradiction with the startup into which the company would be merged, and the lack of a source.
 * @param waiting contains that startup if the company waits for a review; null if it needs none
 */
export function evaluateUncurated(
  value: RowValue,
  decision: ValueDecision | undefined,
  waiting: { readonly target: Pick<StartupState, 'row'> | null } | null,
): ValueEvaluation {
  if (decision) {
    const by = { decidedBy: decision.decided_by, decidedAt: decision.decided_at };
    if (decision.kind === 'correct')
      return { ...NOBODY, ...by, state: 'changed', decided: correctedText(decision) };
    return { ...NOBODY, ...by, state: decision.kind === 'discard' ? 'discarded' : 'confirmed' };
  }
  const target = waiting?.target;
  if (target && value.fact.list === 'fields' && contradicts(value, value.fact.field, target))
    return { ...NOBODY, state: 'conflict', isOpen: true };
  if (value.quotes.length === 0) return { ...NOBODY, state: 'no_source', isOpen: true };
  return { ...NOBODY, state: 'proposed', isOpen: waiting !== null || !value.isUsed };
}

/**
 * Returns the state of a value whose company belongs to a startup. The state depends on the startup's current values.
 * @param raw row that states the value
 */
export function evaluateValue(
  value: RowValue,
  startup: StartupState,
  raw: Pick<typeof rawStartups.$inferSelect, 'id' | 'curated_at'>,
  decision: ValueDecision | undefined,
): ValueEvaluation {
  if (decision?.kind === 'discard')
    return {
      ...NOBODY,
      state: 'discarded',
      decidedBy: decision.decided_by,
      decidedAt: decision.decided_at,
    };
  const { fact } = value;
  if (fact.list === 'fields')
    return evaluateField(value, fact.field, startup, raw.id, decision?.kind === 'accept');
  return fact.list === 'investors'
    ? evaluateInvestor(value, fact.name, startup, raw.curated_at, decision)
    : evaluateEntry(value, fact, startup);
}

/**
 * Returns whether a value contradicts the startup. The startup must have a different value. In addition, an import or
 * a person states the startup's value, or the article does not prove its own value.
 */
function contradicts(value: RowValue, field: string, { row }: Pick<StartupState, 'row'>): boolean {
  const columns = columnsOf(field, row);
  if (fieldText(field, columns) === null || isSame(value, field, row)) return false;
  return !isProved(value) || isHeld(row.origins[field]);
}

const isSame = ({ valueKey }: RowValue, field: string, row: StartupState['row']): boolean =>
  valueKeyOf(field, columnsOf(field, row)[field] ?? null, row.raised_currency) === valueKey;

const isProved = ({ isUsed, quotes }: RowValue): boolean => isUsed && quotes.length > 0;

/**
 * Returns whether a value has a higher rank than a value from an article: an import states it, or a person set or
 * confirmed it.
 */
const isHeld = (origin: FieldOrigin | undefined): boolean =>
  origin !== undefined && rankOf(origin) > rankOf({ by: 'article', at: '' });

/**
 * Returns the state of a field value.
 * @param isAccepted true if a person accepted the value before the company was merged into the startup
 */
function evaluateField(
  value: RowValue,
  field: string,
  startup: StartupState,
  rawId: number,
  isAccepted: boolean,
): ValueEvaluation {
  const { row, statements, suggested } = startup;
  const columns = columnsOf(field, row);
  const present = fieldText(field, columns);
  const origin = row.origins[field];
  const said = isManual(origin) ? origin : undefined;
  const by = {
    decidedBy: said?.confirmed?.user_id ?? said?.user_id ?? null,
    decidedAt: said?.confirmed?.at ?? said?.at ?? null,
  };
  if (present !== null && isSame(value, field, row)) {
    const isOnlyProposed = !said && value.isUsed && (origin?.raw_id ?? rawId) === rawId;
    return { ...NOBODY, ...by, state: isOnlyProposed ? 'proposed' : 'confirmed' };
  }
  const found = suggested.find(
    (each) => each.list === 'fields' && each.entry_key === field && each.value_key === value.valueKey,
  );
  if (found) return ofSuggestion(found, present);
  const emptied = statements.find((each) => each.list === 'fields' && each.entry_key === field);
  if (emptied) return { ...NOBODY, state: 'discarded', ...sayer(emptied) };
  if (said) return { ...NOBODY, ...by, state: 'changed', decided: present };
  if (present !== null && (!isProved(value) || (isAccepted && isHeld(origin))))
    return { ...NOBODY, state: 'conflict', isOpen: true };
  if (value.quotes.length === 0) return { ...NOBODY, state: 'no_source', isOpen: true };
  if (!value.isUsed) return { ...NOBODY, state: 'proposed', isOpen: true };
  return { ...NOBODY, state: present === null ? 'proposed' : 'changed', decided: present };
}

function ofSuggestion(found: StartupState['suggested'][number], present: string | null): ValueEvaluation {
  if (found.state === 'open') return { ...NOBODY, state: 'conflict', isOpen: true, suggestionId: found.id };
  const { decided_by: decidedBy, decided_at: decidedAt } = found;
  return { ...NOBODY, state: 'discarded', decidedBy, decidedAt, decided: present };
}

type EntryFact = Extract<RowValue['fact'], { key: string }>;

function evaluateEntry(value: RowValue, { list, key }: EntryFact, startup: StartupState): ValueEvaluation {
  const statement = startup.statements.find((each) => each.list === list && each.entry_key === key);
  const found = startup.suggested.find((each) => each.list === list && each.entry_key === key);
  if (statement) {
    const statedKey = statedKeyOf(statement);
    if (statedKey === key) return { ...NOBODY, state: 'confirmed', ...sayer(statement) };
    if (statedKey !== null)
      return { ...NOBODY, state: 'changed', ...sayer(statement), decided: statementText(statement) };
    if (found?.state === 'open') return ofSuggestion(found, null);
    return { ...NOBODY, state: 'discarded', ...sayer(statement) };
  }
  if (keysOf(startup, list).includes(key))
    return { ...NOBODY, state: value.isUsed ? 'proposed' : 'confirmed' };
  if (found?.state === 'kept') return ofSuggestion(found, null);
  if (value.quotes.length === 0) return { ...NOBODY, state: 'no_source', isOpen: true };
  return { ...NOBODY, state: 'proposed', isOpen: !value.isUsed, suggestionId: found?.id ?? null };
}

/**
 * Returns the state of an investor. A name that the startup lacks is open, unless a person corrected it or wrote the
 * complete text without it.
 */
function evaluateInvestor(
  value: RowValue,
  name: string,
  { row }: StartupState,
  curatedAt: string | null,
  decision: ValueDecision | undefined,
): ValueEvaluation {
  const origin = row.origins['investors'];
  const said = isManual(origin) ? origin : undefined;
  const by = {
    decidedBy: said?.confirmed?.user_id ?? said?.user_id ?? null,
    decidedAt: said?.confirmed?.at ?? said?.at ?? null,
  };
  if (namesIn(row.investors).includes(valueKeyOf('investors', name)))
    return { ...NOBODY, ...by, state: said || !value.isUsed ? 'confirmed' : 'proposed' };
  // A decision about one name does not affect other names. An edit of the complete text affects all names known at
  // that time.
  const wholeAt = lastFullEditAt(origin);
  const isWholeText = wholeAt !== null && !(Date.parse(curatedAt ?? '') > Date.parse(wholeAt));
  if (isWholeText || (said && decision?.kind === 'correct'))
    return { ...NOBODY, ...by, state: 'changed', decided: row.investors };
  if (value.quotes.length === 0) return { ...NOBODY, state: 'no_source', isOpen: true };
  if (!value.isUsed || said) return { ...NOBODY, state: 'proposed', isOpen: true };
  return { ...NOBODY, state: row.investors === null ? 'proposed' : 'changed', decided: row.investors };
}

const sayer = ({ said_by, said_at }: Statement) => ({ decidedBy: said_by, decidedAt: said_at });

function keysOf({ row, awards }: StartupState, list: EntryFact['list']): string[] {
  if (list === 'awards') return awards.map(({ award_key }) => award_key);
  return list === 'money' ? row.financings.map(moneyKeyOf) : row.founders.map(founderKeyOf);
}

function statementText({ founder, money, award }: Statement): string | null {
  if (founder) return suggestedText({ founder });
  if (money) return suggestedText({ money });
  return award;
}

function correctedText({ corrected }: ValueDecision): string | null {
  if (!corrected) return null;
  const { value, currency } = corrected;
  return currency === undefined
    ? String(value)
    : fieldText('raised_money', { raised_money: value, raised_currency: currency });
}
