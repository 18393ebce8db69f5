import { Type, type Static } from '@sinclair/typebox';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../../../platform/http/validation/text-limits';
import type { ExpectedStartup } from '@vaglio/article-extractor';

const MAX_ENTRIES = 60;
const name = Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH });

/** Of a startup in the corpus, what an evaluation compares; a pair is a value and the words of the text. */
export const AnnotatedStartup = Type.Object({
  name,
  canton: Type.Optional(Type.Array(name, { minItems: 1, maxItems: 2 })),
  sector: Type.Optional(name),
  founded: Type.Optional(Type.Array(Type.Union([Type.Integer(), name]), { minItems: 1, maxItems: 2 })),
  money: Type.Optional(
    Type.Array(
      Type.Object({
        amount: Type.Number({ minimum: 0, maximum: 1e12 }),
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        kind: name,
      }),
      { maxItems: MAX_ENTRIES },
    ),
  ),
  investors: Type.Optional(Type.Array(name, { maxItems: MAX_ENTRIES })),
  awards: Type.Optional(
    Type.Array(Type.Object({ as: name, name: Type.Optional(name) }), { maxItems: MAX_ENTRIES }),
  ),
  founders: Type.Optional(Type.Array(name, { maxItems: MAX_ENTRIES })),
  website: Type.Optional(Type.String({ maxLength: MAX_URL_LENGTH })),
  optional: Type.Optional(Type.Literal(true)),
});

/** A startup of the corpus as the golden set holds it; of its sums, the first round. */
export function annotatedStartup(startup: Static<typeof AnnotatedStartup>): ExpectedStartup {
  const round = startup.money?.find(({ kind }) => kind === 'round');
  const [founded] = startup.founded ?? [];
  return {
    company_name: startup.name,
    canton: startup.canton?.[0] ?? null,
    sector: startup.sector ?? null,
    founding_year: typeof founded === 'number' ? founded : null,
    raised_money: round === undefined ? null : { amount: round.amount, currency: round.currency },
    investors: startup.investors ?? [],
    awards: (startup.awards ?? []).map((award) => ({ name: award.as, normalised: award.name ?? null })),
    founders: (startup.founders ?? []).map((person) => ({ first_name: null, last_name: person })),
    website: startup.website ?? null,
  };
}
