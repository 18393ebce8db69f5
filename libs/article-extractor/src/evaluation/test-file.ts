import { Type, type Static } from '@sinclair/typebox';
import Ajv, { type ValidateFunction } from 'ajv';
import { laterSchemas } from './scored-fields';

const text = Type.Union([Type.String(), Type.Null()]);

const ExpectedStartup = Type.Object({
  company_name: Type.String({ minLength: 1 }),
  canton: text,
  sector: text,
  founding_year: Type.Union([Type.Number(), Type.Null()]),
  raised_money: Type.Union([
    Type.Object({
      amount: Type.Union([Type.Number(), Type.Null()]),
      currency: text,
      as_stated: Type.Optional(text),
      kind: Type.Optional(text),
    }),
    Type.Null(),
  ]),
  investors: Type.Array(Type.String()),
  awards: Type.Array(
    Type.Object({ name: Type.String(), normalised: Type.Optional(text), extended: Type.Optional(text) }),
  ),
  founders: Type.Array(Type.Object({ first_name: text, last_name: text })),
  website: text,
  ...laterSchemas(),
});

/** Expected values of one company in an article. */
export type ExpectedStartup = Static<typeof ExpectedStartup>;

export const ExpectedArticle = Type.Object({
  id: Type.String(),
  url: Type.String(),
  title: Type.String(),
  date: Type.Optional(text),
  lang: Type.Optional(text),
  text: Type.String(),
  gold: Type.Array(ExpectedStartup),
});

/**
 * Article with its startups, which were determined manually. An empty list means that the article contains no startup.
 */
export type ExpectedArticle = Static<typeof ExpectedArticle>;

/** Validator that is compiled on first use. Compilation is slow, and servers do not read test files. */
let isArticle: ValidateFunction<ExpectedArticle> | undefined;

/**
 * Reads a JSON Lines file with one article per line. Blank lines are skipped.
 * @throws Error with the line number and the reason if a line is invalid; Error if the file contains no article
 */
export function readTestFile(content: string): ExpectedArticle[] {
  const articles = content.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    return [readLine(line, index + 1)];
  });
  if (articles.length === 0) throw new Error('The file holds no article.');
  return articles;
}

function readLine(line: string, number: number): ExpectedArticle {
  const parsed = parsedLine(line, number);
  isArticle ??= new Ajv({ strict: false }).compile<ExpectedArticle>(ExpectedArticle);
  if (isArticle(parsed)) return parsed;
  const [fault] = isArticle.errors ?? [];
  throw new Error(`Line ${number}: ${[fault?.instancePath, fault?.message].filter(Boolean).join(' ')}`);
}

function parsedLine(line: string, number: number): unknown {
  try {
    const parsed: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
    return parsed;
  } catch {
    throw new Error(`Line ${number} is not JSON.`);
  }
}
