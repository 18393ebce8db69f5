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

describe('response of a language model', () => {
  it.each([[null], ['text'], [[]], [{}], [{ startups: 'none' }]])(
    'the model response %j is refused with a message',
    (answer) => {
      expect(startupsOf(answer)).toBe('The answer holds no list of startups.');
    },
  );
  it('a model response may contain no startups', () => {
    expect(startupsOf({ startups: [] })).toEqual([]);
  });
  it('missing fields in a model response are added, so that the result fits the schema', () => {
    const [startup] = startupsOf({ startups: [named()] });
    expect(new Ajv({ strict: false }).validate(ExtractedStartupSchema, startup)).toBe(true);
    expect(startup).toMatchObject({ founders: [], awards: [], canton: null, raised_money: null });
  });
  it('lists and texts in a model response are cut to their maximum length', () => {
    const quotes = Array.from({ length: 50 }, () => 'q'.repeat(5000));
    const startups = startupsOf({
      startups: Array.from({ length: 100 }, () => named({ canton: { value: 'ZH', quotes } })),
    });
    expect(startups).toHaveLength(MAX_STARTUPS);
    expect(startups[0]).toMatchObject({
      canton: { quotes: Array.from({ length: MAX_QUOTES }, () => 'q'.repeat(MAX_QUOTE_LENGTH)) },
    });
  });
  it('a model response may contain the name of a canton or sector, and unknown names are dropped', () => {
    expect(
      startupsOf({ startups: [named({ canton: { value: 'Genève', quotes: [] }, sector: 'fintech' })] }),
    ).toMatchObject([{ canton: { value: 'GE' }, sector: { value: 'FinT', quotes: [] } }]);
    expect(
      startupsOf({ startups: [named({ canton: { value: 'Bavaria', quotes: [] }, sector: 7 })] }),
    ).toMatchObject([{ canton: null, sector: null }]);
  });
  it('an invalid value in a model response is dropped, but its startup is kept', () => {
    const fields = {
      founding_year: { value: 1066, quotes: [] },
      raised_money: { value: { amount: -1, currency: 'chf', as_stated: '-1' }, quotes: [] },
    };
    expect(startupsOf({ startups: [named(fields)] })).toMatchObject([
      { company_name: { value: 'Nubilo' }, founding_year: null, raised_money: null },
    ]);
  });
  it('a startup without a readable name is dropped from a model response', () => {
    const hidden = { company_name: { value: 'Nu\u202Ebilo', quotes: ['Nubilo'] } };
    expect(startupsOf({ startups: [{ company_name: null }, 'x', hidden, named()] })).toHaveLength(1);
  });
});
