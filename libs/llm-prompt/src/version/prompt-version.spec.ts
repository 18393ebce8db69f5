import { readHistory, readPromptVersion, versionWords } from './prompt-version';

test('numbers may come as texts, ids as numbers, and what is missing is null', () => {
  expect(readPromptVersion({ prompt_id: 7, temperature: '0.20', is_active: 1, body: 'B' })).toEqual({
    prompt_id: '7',
    version: null,
    body: 'B',
    model: null,
    temperature: 0.2,
    top_p: null,
    max_output_tokens: null,
    placeholder: null,
    is_active: true,
    created_at: null,
  });
});

test.each([
  [{ items: [{ prompt_id: 'a' }], total: 9 }, ['a'], 9],
  [[{ prompt_id: 'a' }], ['a'], 1],
  [null, [], 0],
])('the history %j holds %j of %d', (answer, ids, total) => {
  const history = readHistory(answer);
  expect(history.versions.map(({ prompt_id }) => prompt_id)).toEqual(ids);
  expect(history.total).toBe(total);
});

test('a version without a number is called this version', () => {
  expect([versionWords({ version: 7 }), versionWords({ version: null })]).toEqual([
    'Version 7',
    'This version',
  ]);
});
