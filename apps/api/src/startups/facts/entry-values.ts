import { amountText } from './claims/fact-texts';
import type { StatedFounder, StatedMoney } from '../../platform/db/schema/fact-statements.table';
import { badRequest } from '../../platform/http/errors/errors';
import { cleanText, readDay } from '../raw/read-cells';
import type { AwardCorrectionBody, FounderCorrectionBody, MoneyCorrectionBody } from './fact-calls.schemas';

/** Returns a founder after a person's changes. */
export function founderWith(present: StatedFounder, body: FounderCorrectionBody): StatedFounder {
  const last_name = body.last_name === undefined ? present.last_name : cleanText(body.last_name);
  if (last_name === null) throw badRequest('last_name must not be empty.');
  return {
    first_name: body.first_name === undefined ? present.first_name : (cleanText(body.first_name) ?? ''),
    last_name,
    role: body.role === undefined ? present.role : cleanText(body.role),
  };
}

/**
 * Returns an amount after a person's changes.
 * @throws 400 for an invalid date
 */
export function moneyWith(present: StatedMoney, { note: _note, ...body }: MoneyCorrectionBody): StatedMoney {
  const { kind, amount, currency, stage, date, investors } = { ...present, ...body };
  const isSame = amount === present.amount && currency === present.currency && present.as_stated !== '';
  return {
    kind,
    amount: Math.round(amount * 100) / 100,
    currency,
    stage: cleanText(stage),
    date: readDay('date', date),
    investors: [...new Set(investors.flatMap((name) => cleanText(name) ?? []))],
    as_stated: isSame ? present.as_stated : amountText(amount, currency),
  };
}

/** Returns an award after a person's changes. */
export function awardWith(present: string, body: AwardCorrectionBody): string {
  const award = body.award_name === undefined ? present : cleanText(body.award_name);
  if (award === null) throw badRequest('award_name must not be empty.');
  return award;
}
