import { DEFAULT_CURRENCY } from '@vaglio/startups-domain';
import { joinFounders, raisedBy, raisedOfLeft } from '../../curation/company-lists';
import { joinFinancings } from '../../curation/join-financings';
import type { CuratedRow } from '../../curation/curated-row';
import { takeRaised, withKeys, type RawRow } from '../../curation/merge-row';
import { isManual } from '../../curation/source-precedence';
import type { Financing, Founder } from '../../../platform/db/schema/company-facts';
import { awardKeyOf } from '../../../scoring/award-key';
import type { FieldOrigin } from '../../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../../platform/time/timestamps';
import { founderKeyOf, moneyKeyOf } from './entry-keys';
import type { Statement, StatedMoney } from '../../../platform/db/schema/fact-statements.table';

/** Applies people's corrections and discards of list entries to a raw row. */
export function correctedRow<R extends RawRow>(raw: R, statements: readonly Statement[]): R {
  if (statements.length === 0) return raw;
  const on = byEntry(statements);
  const founders = raw.founders.flatMap((founder) => correctedFounder(on, founder));
  const financings = raw.financings.flatMap((sum) => correctedSum(on, sum));
  const [lead] = raw.last_name === null ? [] : correctedFounder(on, leadOf(raw));
  const isSameMoney = JSON.stringify(financings) === JSON.stringify(raw.financings);
  return {
    ...raw,
    founders,
    financings,
    ...(raw.last_name !== null && {
      first_name: lead?.first_name || null,
      last_name: lead?.last_name ?? null,
    }),
    awards: raw.awards.flatMap((award) => correctedAward(on, award)),
    ...(!isSameMoney && raw.origin === 'article' && raisedOfLeft(raw, financings)),
  };
}

/**
 * Returns a raw row without the fields that a person emptied after the row was curated.
 * @param curatedAt ISO 8601
 */
export function withoutEmptied<R extends RawRow>(
  raw: R,
  statements: readonly Statement[],
  curatedAt: string,
): R {
  const emptied = statements.filter(
    ({ list, said_at }) => list === 'fields' && Date.parse(said_at) >= Date.parse(curatedAt),
  );
  return emptied.length === 0
    ? raw
    : { ...raw, ...Object.fromEntries(emptied.map(({ entry_key }) => [entry_key, null])) };
}

/**
 * Returns the awards that raw rows state, followed by the awards that people state. Duplicates and discarded awards
 * are omitted.
 */
export function statedAwards(names: readonly string[], statements: readonly Statement[]): string[] {
  const discarded = new Set(
    statements
      .filter((each) => each.list === 'awards' && each.award === null)
      .map(({ entry_key }) => entry_key),
  );
  const kept = names.filter((name) => !discarded.has(awardKeyOf(name)));
  return [...kept, ...statements.flatMap(({ award }) => (award === null ? [] : [award]))];
}

/** Adds the founders and amounts that people state to a merged row, and derives dependent values. */
export function addStated(row: CuratedRow, statements: readonly Statement[]): CuratedRow {
  if (!statements.some(({ list }) => list === 'founders' || list === 'money')) return row;
  const on = byEntry(statements);
  const isLeft = (list: Statement['list'], key: string) => !isDiscarded(on.get(`${list} ${key}`));
  const stated: CuratedRow = {
    ...row,
    origins: { ...row.origins },
    founders: joinFounders(
      row.founders.filter((founder) => isLeft('founders', founderKeyOf(founder))),
      statements.flatMap(({ founder }) => (founder === null ? [] : [nameOf(founder)])),
    ),
    financings: joinFinancings(
      row.financings.filter((sum) => isLeft('money', moneyKeyOf(sum))),
      statements.flatMap((each) => (each.money === null ? [] : [toFinancing(each, each.money)])),
    ),
  };
  takeLead(stated, statements);
  takeRaised(stated, row.financings);
  takeStatedTotal(stated, statements);
  takeForeignRaised(stated, statements);
  return withKeys(stated);
}

type Entries = ReadonlyMap<string, Statement>;

const byEntry = (statements: readonly Statement[]): Entries =>
  new Map(statements.map((each) => [`${each.list} ${each.entry_key}`, each]));

function isDiscarded(statement: Statement | undefined): boolean {
  return statement !== undefined && !statement.founder && !statement.money && statement.award === null;
}

function correctedFounder(on: Entries, founder: Founder): Founder[] {
  const said = on.get(`founders ${founderKeyOf(founder)}`);
  if (!said) return [founder];
  return said.founder === null ? [] : [nameOf(said.founder)];
}

function correctedSum(on: Entries, sum: Financing): Financing[] {
  const said = on.get(`money ${moneyKeyOf(sum)}`);
  if (!said) return [sum];
  if (said.money === null) return [];
  const { kind, amount, currency, stage, date } = said.money;
  return [{ ...sum, kind, amount, currency, stage, date }];
}

function correctedAward(on: Entries, award: string): string[] {
  const said = on.get(`awards ${awardKeyOf(award)}`);
  if (!said) return [award];
  return said.award === null ? [] : [said.award];
}

const nameOf = ({ first_name, last_name }: Founder): Founder => ({ first_name, last_name });

const leadOf = ({ first_name, last_name }: Pick<RawRow, 'first_name' | 'last_name'>): Founder => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
});

const toFinancing = ({ said_at }: Statement, { investors: _investors, ...sum }: StatedMoney): Financing => ({
  ...sum,
  quote: '',
  at: isoTimestamp(said_at),
  raw_id: null,
});

/** Sets the first founder to the first entry of the list if it is missing or not in the list. */
function takeLead(row: CuratedRow, statements: readonly Statement[]): void {
  const key = founderKeyOf(leadOf(row));
  if (row.last_name !== null && row.founders.some((founder) => founderKeyOf(founder) === key)) return;
  const [first] = row.founders;
  row.first_name = first?.first_name || null;
  row.last_name = first?.last_name ?? null;
  const said = statements.filter(({ list }) => list === 'founders').at(-1);
  for (const field of ['first_name', 'last_name'] as const) {
    if (row[field] === null || !said) delete row.origins[field];
    else row.origins[field] = { ...personOf(said), derived: true };
  }
}

/** Sets the raised money to a total in CHF that a person states, even if an import states another total. */
function takeStatedTotal(row: CuratedRow, statements: readonly Statement[]): void {
  const total = statements
    .filter(({ money }) => money?.kind === 'total' && money.currency === DEFAULT_CURRENCY)
    .at(-1);
  if (!total?.money || isManual(row.origins['raised_money'])) return;
  row.raised_money = total.money.amount;
  row.raised_currency = DEFAULT_CURRENCY;
  row.origins['raised_money'] = { ...personOf(total), derived: true };
}

/**
 * Sets the raised money to the amounts in a single foreign currency if nothing else states the raised money. Amounts
 * in several currencies cannot be added.
 */
function takeForeignRaised(row: CuratedRow, statements: readonly Statement[]): void {
  const held = row.origins['raised_money'];
  const isOwn = held?.derived === true && row.raised_currency !== DEFAULT_CURRENCY;
  if (row.raised_money !== null && !isOwn) return;
  const counted = row.financings.filter(({ kind }) => kind === 'round' || kind === 'total');
  const [currency, ...others] = new Set(counted.map((sum) => sum.currency));
  const said = statements.findLast(({ list }) => list === 'money');
  const isOneCurrency = said !== undefined && currency !== undefined && others.length === 0;
  const raised = isOneCurrency ? raisedBy(counted, currency) : null;
  row.raised_money = raised?.amount ?? null;
  row.raised_currency = raised?.source.currency ?? DEFAULT_CURRENCY;
  if (said && raised) row.origins['raised_money'] = { ...personOf(said), derived: true };
  else delete row.origins['raised_money'];
}

const personOf = ({ said_at, said_by }: Statement): FieldOrigin => ({
  by: 'person',
  at: isoTimestamp(said_at),
  ...(said_by !== null && { user_id: said_by }),
});
