import { ExtractedStartupSchema } from '@vaglio/article-extractor';
import { DEFAULT_PROMPT } from './default-prompt';
import { DEFAULT_PLACEHOLDER, MAX_PROMPT_LENGTH } from './prompt.limits';

/** Fields that the prompt needs no rule for, because the model copies them literally. */
const NEEDS_NO_RULE = ['country', 'website', 'email'];

test('the default prompt names exactly the fields of the response schema', () => {
  const fields = Object.keys(ExtractedStartupSchema.properties).filter(
    (field) => !NEEDS_NO_RULE.includes(field),
  );
  for (const field of fields) expect(DEFAULT_PROMPT.body).toContain(field);
  const underscored = DEFAULT_PROMPT.body.match(/\b[a-z]+_[a-z_]+\b/gu) ?? [];
  const known = [...Object.keys(ExtractedStartupSchema.properties), 'as_stated'];
  expect(underscored.filter((name) => !known.includes(name))).toEqual([]);
});

test('the default prompt contains the awards once and has space for edits', () => {
  expect(DEFAULT_PROMPT.body.split(DEFAULT_PLACEHOLDER)).toHaveLength(2);
  expect(DEFAULT_PROMPT.body.length).toBeLessThan(MAX_PROMPT_LENGTH / 8);
});
