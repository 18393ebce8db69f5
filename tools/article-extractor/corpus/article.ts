import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { AWARD_COLUMNS, CANTON_CODES, SECTORS } from '@vaglio/startups-domain';

/** Kinds of amounts of money that belong to a startup. Only rounds count as raised money. */
const MONEY_KINDS = [
  'round',
  'total',
  'award',
  'loan',
  'takeover',
  'valuation',
  'revenue',
  'sought',
] as const;
/** Roles of organisations in an article that are not startups. */
export const ROLES = [
  'investor',
  'corporate',
  'bank',
  'university',
  'public',
  'association',
  'media',
  'product',
  'person',
] as const;
export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;

const closed = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
const stated = Type.String({ minLength: 1, description: 'Letter by letter as the text has it' });
const list = (item: TSchema) => Type.Optional(Type.Array(item as typeof stated));

const Startup = closed({
  name: stated,
  also: list(stated),
  legal_name: Type.Optional(stated),
  canton: Type.Optional(Type.Tuple([oneOf(CANTON_CODES), stated])),
  sector: Type.Optional(oneOf(SECTORS.map(({ code }) => code))),
  founded: Type.Optional(Type.Tuple([Type.Integer({ minimum: 1950, maximum: 2026 }), stated])),
  money: Type.Optional(
    Type.Array(
      closed({
        as: stated,
        amount: Type.Number({ minimum: 0 }),
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        kind: oneOf(MONEY_KINDS),
      }),
    ),
  ),
  investors: list(stated),
  awards: Type.Optional(
    Type.Array(
      closed({ as: stated, name: Type.Optional(oneOf(AWARD_COLUMNS)), other: Type.Optional(stated) }),
    ),
  ),
  founders: list(stated),
  website: Type.Optional(stated),
  optional: Type.Optional(Type.Literal(true)),
  note: Type.Optional(Type.String()),
});

/** Schema of an annotated article. README.md explains its fields. */
export const ArticleSchema = closed({
  id: Type.String({ pattern: '^[a-z]{2,3}-[a-z0-9-]+$' }),
  url: Type.String({ pattern: '^https?://' }),
  title: Type.String({ minLength: 1 }),
  date: Type.Union([Type.String({ pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' }), Type.Null()]),
  lang: oneOf(LANGUAGES),
  text: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
  startups: Type.Array(Startup),
  others: Type.Optional(closed(Object.fromEntries(ROLES.map((role) => [role, list(stated)])))),
  sums: Type.Optional(Type.Array(closed({ as: stated, what: Type.String({ minLength: 3 }) }))),
  note: Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9-]+$' }))),
});

export type AnnotatedArticle = Static<typeof ArticleSchema>;
export type AnnotatedStartup = Static<typeof Startup>;

/** Prefix of lines that contain page furniture: menus, cookie texts, bylines, tags, teasers. */
export const FURNITURE = '~ ';

/** Returns the complete text of a page without the prefixes. Page furniture is included. */
export const pageText = ({ text }: AnnotatedArticle): string =>
  text.map((line) => (line.startsWith(FURNITURE) ? line.slice(FURNITURE.length) : line)).join('\n');
