import Ajv from 'ajv';
import { ExtractedStartupSchema, MAX_QUOTE_LENGTH, MAX_QUOTES, MAX_STARTUPS } from './extracted-startup';
import { readAnswer } from './read-answer';

const startupsOf = (answer: unknown) => {
  const read = readAnswer(answer);
  return 'error' in read ? read.error : read.startups;
};
const named = (fields: Readonly<Record<string, unknown>> = {}) => ({
  company_name: { value: 'Nubilo', quotes: ['Nubilo'] },
  ...fields,
});

describe('the answer of a language model', () => {
  it.each([[null], ['text'], [[]], [{}], [{ startups: 'none' }]])(
    '%j is refused with a message',
    (answer) => {
      expect(startupsOf(answer)).toBe('The answer holds no list of startups.');
    },
  );
  it('may hold no startup', () => {
    expect(startupsOf({ startups: [] })).toEqual([]);
  });
  it('is filled up where fields are missing, and fits the schema', () => {
    const [startup] = startupsOf({ startups: [named()] });
    expect(new Ajv({ strict: false }).validate(ExtractedStartupSchema, startup)).toBe(true);
    expect(startup).toMatchObject({ founders: [], awards: [], canton: null, raised_money: null });
  });
  it('is cut to the longest lists and texts', () => {
    const quotes = Array.from({ length: 50 }, () => 'q'.repeat(5000));
    const startups = startupsOf({
      startups: Array.from({ length: 100 }, () => named({ canton: { value: 'ZH', quotes } })),
    });
    expect(startups).toHaveLength(MAX_STARTUPS);
    expect(startups[0]).toMatchObject({
      canton: { quotes: Array.from({ length: MAX_QUOTES }, () => 'q'.repeat(MAX_QUOTE_LENGTH)) },
    });
  });
  it('may write a canton or sector by name; others become null', () => {
    expect(
      startupsOf({ startups: [named({ canton: { value: 'Genève', quotes: [] }, sector: 'fintech' })] }),
    ).toMatchObject([{ canton: { value: 'GE' }, sector: { value: 'FinT', quotes: [] } }]);
    expect(
      startupsOf({ startups: [named({ canton: { value: 'Bavaria', quotes: [] }, sector: 7 })] }),
    ).toMatchObject([{ canton: null, sector: null }]);
  });
  it('loses a value out of range, not the startup', () => {
    const fields = {
      founding_year: { value: 1066, quotes: [] },
      raised_money: { value: { amount: -1, currency: 'chf', as_stated: '-1' }, quotes: [] },
    };
    expect(startupsOf({ startups: [named(fields)] })).toMatchObject([
      { company_name: { value: 'Nubilo' }, founding_year: null, raised_money: null },
    ]);
  });
  it('leaves out a startup without a name that can be read', () => {
    const hidden = { company_name: { value: 'Nu\u202Ebilo', quotes: ['Nubilo'] } };
    expect(startupsOf({ startups: [{ company_name: null }, 'x', hidden, named()] })).toHaveLength(1);
  });
});
