import { promptPageShape, promptShape } from '@vaglio/contract';

const EMPTY = {
  prompt_id: '',
  name: '',
  body: '',
  model: null,
  max_output_tokens: null,
  is_active: false,
};

test('numbers may come as texts, ids as numbers, flags as 1', () =>
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

test('what a server leaves out is missing, no model and no limit are null', () =>
  expect(promptShape({ model: '', placeholder: '' })).toEqual(EMPTY));

test.each([
  [{ models: ['a', 7, 'b'] }, ['a', 'b']],
  [{ models: [] }, []],
  [{ models: 'a' }, undefined],
  [{}, undefined],
])('of %j the models %j may be named', (answer, models) =>
  expect(promptShape(answer)?.models).toEqual(models),
);

test.each([
  [{ items: [{ prompt_id: 'a' }], total: 9 }, ['a'], 9],
  [{ prompts: [{ prompt_id: 'a' }] }, ['a'], 1],
  [[{ prompt_id: 'a' }], ['a'], 1],
  [{}, [], 0],
])('the history %j holds %j of %d', (answer, ids, total) => {
  const history = promptPageShape(answer);
  expect(history?.items.map(({ prompt_id }) => prompt_id)).toEqual(ids);
  expect(history?.total).toBe(total);
});
