import { promptPageShape, promptShape } from '@vaglio/contract';

const EMPTY = {
  prompt_id: '',
  name: '',
  body: '',
  model: null,
  max_output_tokens: null,
  is_active: false,
};

test('prompt responses may contain numbers as texts, ids as numbers and flags as 1', () =>
  expect(
    promptShape({ prompt_id: 7, version: '3', temperature: '0.20', top_p: '0.9', is_active: 1, body: 'B' }),
  ).toEqual({
    ...EMPTY,
    prompt_id: '7',
    version: 3,
    temperature: 0.2,
    top_p: 0.9,
    is_active: true,
    body: 'B',
  }));

test('missing fields of a prompt are undefined, and a missing model or limit is null', () =>
  expect(promptShape({ model: '', placeholder: '' })).toEqual(EMPTY));

test.each([
  [{ models: ['a', 7, 'b'] }, ['a', 'b']],
  [{ models: [] }, []],
  [{ models: 'a' }, undefined],
  [{}, undefined],
])('the available models in the response %j are %j', (answer, models) =>
  expect(promptShape(answer)?.models).toEqual(models),
);

test.each([
  [{ items: [{ prompt_id: 'a' }], total: 9 }, ['a'], 9],
  [{ prompts: [{ prompt_id: 'a' }] }, ['a'], 1],
  [[{ prompt_id: 'a' }], ['a'], 1],
  [{}, [], 0],
])('the prompt history %j contains the versions %j of %d', (answer, ids, total) => {
  const history = promptPageShape(answer);
  expect(history?.items.map(({ prompt_id }) => prompt_id)).toEqual(ids);
  expect(history?.total).toBe(total);
});
