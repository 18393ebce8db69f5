import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../../platform/http/validation/text-limits';
import { FACT_FIELDS, MONEY_KINDS } from '@vaglio/startups-domain';
import { CURRENCY } from '../records/field-schemas';
import { FactChanged, FactHistory, StartupFacts } from './facts.schemas';

const MAX_NOTE_LENGTH = 1_000;
const MAX_INVESTORS = 30;
/** Minimum amount that a person can enter. Amounts are stored in hundredths. */
export const MIN_AMOUNT = 0.01;
export const MAX_AMOUNT = 1e12;
const id = Type.String({ minLength: 1, maxLength: 64 });
const fieldParams = closed({
  id,
  field: Type.String({ minLength: 1, maxLength: 64, description: `One of ${FACT_FIELDS.join(', ')}` }),
});
const entryParams = closed({ id, key: Type.String({ minLength: 1, maxLength: 64 }) });
const note = Type.Optional(nullableString(MAX_NOTE_LENGTH));
const currency = Type.String({ pattern: CURRENCY });
const day = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
});

const FieldCorrection = closed(
  {
    value: Type.Unsafe<string | number | null>({
      type: ['string', 'number', 'null'],
      maxLength: MAX_TEXT_LENGTH,
      description: 'null or an empty text hands the field back',
    }),
    currency: Type.Optional(
      Type.Unsafe<string>({ ...currency, description: 'Of raised_money; CHF without it' }),
    ),
    note,
  },
  { $id: 'FieldCorrection' },
);
export type FieldCorrectionBody = Static<typeof FieldCorrection>;

const founder = {
  first_name: Type.String({ maxLength: MAX_NAME_LENGTH }),
  last_name: nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
  role: Type.Optional(nullableString(MAX_NAME_LENGTH)),
  note,
};
const FounderStatement = closed(founder, { $id: 'FounderStatement' });
const FounderCorrection = Type.Partial(Type.Object(founder), {
  $id: 'FounderCorrection',
  additionalProperties: false,
});
export type FounderCorrectionBody = Static<typeof FounderCorrection>;

const money = {
  kind: oneOf(MONEY_KINDS),
  amount: Type.Number({ minimum: MIN_AMOUNT, maximum: MAX_AMOUNT }),
  currency,
  date: Type.Optional(day),
  stage: Type.Optional(nullableString(MAX_NAME_LENGTH)),
  investors: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }), { maxItems: MAX_INVESTORS }),
  ),
  note,
};
const MoneyStatement = closed(money, { $id: 'MoneyStatement' });
const MoneyCorrection = Type.Partial(Type.Object(money), {
  $id: 'MoneyCorrection',
  additionalProperties: false,
});
export type MoneyCorrectionBody = Static<typeof MoneyCorrection>;

const award = { award_name: nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH }), note };
const AwardStatement = closed(award, { $id: 'AwardStatement' });
const AwardCorrection = Type.Partial(Type.Object(award), {
  $id: 'AwardCorrection',
  additionalProperties: false,
});
export type AwardCorrectionBody = Static<typeof AwardCorrection>;

const FactNote = closed({ note }, { $id: 'FactNote' });

const tags = ['facts'];
const noBody = Type.Optional(closed({}));
const row = ref(StartupFacts);
const changed = { 200: ref(FactChanged) };
const refuses = [409];

export const readFactsSchema = {
  operationId: 'readFacts',
  tags,
  summary: 'What is known about a startup: each value, where it comes from, and what is said against it',
  params: idParams,
  response: { 200: ref(StartupFacts) },
};
export const correctFactSchema = {
  operationId: 'correctFact',
  tags,
  refuses,
  summary: "Correct a field: the value is the person's and stays against imports and articles",
  params: fieldParams,
  headers: seenVersion,
  body: ref(FieldCorrection),
  row,
  response: changed,
};
export const handBackFactSchema = {
  operationId: 'handBackFact',
  tags,
  refuses,
  summary: "Give up a person's value or confirmation: the best value of imports and articles returns",
  params: fieldParams,
  headers: seenVersion,
  row,
  response: changed,
};
export const confirmFactSchema = {
  operationId: 'confirmFact',
  tags,
  refuses,
  summary: 'Accept the present value: its source stays, and it has the rank of a person',
  params: fieldParams,
  headers: seenVersion,
  body: ref(FactNote),
  row,
  response: changed,
};
export const readFactHistorySchema = {
  operationId: 'readFactHistory',
  tags,
  summary: 'What people did to a field and what each import and article says, the newest first',
  params: fieldParams,
  response: { 200: ref(FactHistory) },
};

/** Creates the schemas of the three requests for a list: add, correct and discard. */
function listSchemas<
  N extends string,
  A extends Parameters<typeof ref>[0],
  C extends Parameters<typeof ref>[0],
>(noun: N, what: string, body: A, correction: C) {
  const common = { tags, refuses, headers: seenVersion, row, response: changed };
  return {
    add: {
      ...common,
      operationId: `add${noun}` as const,
      summary: `Add ${what}`,
      params: idParams,
      body: ref<A>(body),
    },
    correct: {
      ...common,
      operationId: `correct${noun}` as const,
      summary: `Correct ${what}; what is left out stays`,
      params: entryParams,
      body: ref<C>(correction),
    },
    discard: {
      ...common,
      operationId: `discard${noun}` as const,
      summary: `Discard ${what}: what states it already does not bring it back`,
      params: entryParams,
    },
  };
}

export const founderSchemas = listSchemas('Founder', 'a founder', FounderStatement, FounderCorrection);
export const moneySchemas = listSchemas('Money', 'a sum', MoneyStatement, MoneyCorrection);
export const awardSchemas = listSchemas('Award', 'an award', AwardStatement, AwardCorrection);

export const takeSuggestionSchema = {
  operationId: 'takeSuggestion',
  tags,
  refuses,
  summary: 'Take what is suggested: its source is the source of the value, confirmed by the person',
  params: idParams,
  headers: seenVersion,
  body: noBody,
  row,
  response: changed,
};
export const keepSuggestionSchema = {
  operationId: 'keepSuggestion',
  tags,
  refuses,
  summary: 'Keep the present value; the same value is not suggested again',
  params: idParams,
  headers: seenVersion,
  body: noBody,
  row,
  response: changed,
};
export const undoFactChangeSchema = {
  operationId: 'undoFactChange',
  tags,
  refuses,
  summary: 'Undo what a person did to a fact, unless a later change builds on it',
  params: idParams,
  body: noBody,
  response: changed,
};
