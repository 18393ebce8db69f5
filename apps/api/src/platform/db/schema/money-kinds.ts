import { FINANCING_KINDS } from '../../../extraction/extractor/extracted-startup';

/** Kinds of money: those that articles state, and those that only people distinguish. */
export const MONEY_KINDS = [...FINANCING_KINDS, 'grant', 'prize'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
