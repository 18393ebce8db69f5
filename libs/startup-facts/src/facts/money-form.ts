import { addMoneyLimits, type MoneyFact, type MoneyStatement } from '@vaglio/contract';
import { readTypedAmount } from '@vaglio/startups-domain';
import { amountProblem, dayProblem } from './value-problem';
import { moneyKindText } from './money-kind';
import type { FormError } from '@vaglio/ui';

/** Kinds of amounts, in the order of the contract. */
const MONEY_KINDS = addMoneyLimits.kind.enum;

export const KIND_CHOICES = MONEY_KINDS.map((kind) => ({ value: kind, label: moneyKindText(kind) }));

/** Form values of an amount. Investors are separated by commas. */
export type MoneyDraft = {
  kind: string;
  stage: string;
  amount: string;
  currency: string;
  date: string;
  investors: string;
  note: string;
};

/** Returns the initial form values. A new amount is a round in CHF. */
export function toMoneyDraft(known: MoneyFact | undefined): MoneyDraft {
  return {
    kind: known?.kind ?? 'round',
    stage: known?.stage ?? '',
    amount: known ? String(known.amount) : '',
    currency: known?.currency ?? 'CHF',
    date: known?.date ?? '',
    investors: known?.investors.join(', ') ?? '',
    note: known?.note ?? '',
  };
}

export function checkMoney({ amount, date }: MoneyDraft): readonly FormError<'amount' | 'date'>[] {
  const wrongAmount = amountProblem('Amount', amount, addMoneyLimits.amount);
  const wrongDay = date === '' ? null : dayProblem('Date', date);
  return [
    ...(wrongAmount === null ? [] : [{ field: 'amount' as const, text: wrongAmount }]),
    ...(wrongDay === null ? [] : [{ field: 'date' as const, text: wrongDay }]),
  ];
}

/**
 * Converts the form values to a request body.
 * @param draft validated values
 */
export function toMoneyStatement(draft: MoneyDraft): MoneyStatement {
  return {
    kind: MONEY_KINDS.find((kind) => kind === draft.kind) ?? 'round',
    amount: readTypedAmount(draft.amount) ?? 0,
    currency: draft.currency,
    date: draft.date || null,
    stage: draft.stage.trim() || null,
    investors: draft.investors
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    note: draft.note.trim() || null,
  };
}

/** Returns the values of an amount as text, keyed by label, for the conflict notice. */
export function moneyText({ kind, stage, amount, currency, date, investors, note }: MoneyDraft) {
  return {
    Kind: KIND_CHOICES.find(({ value }) => value === kind)?.label ?? kind,
    Stage: stage,
    Amount: `${currency} ${amount}`,
    Date: date,
    Investors: investors,
    Note: note,
  };
}
