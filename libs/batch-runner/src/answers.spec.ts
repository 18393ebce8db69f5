import { extractionResultShape, pendingArticlesShape } from '@vaglio/contract';

const sampleOf = (sample: unknown) => extractionResultShape({ samples: [sample] })?.samples[0];

test.each([{}, { samples: 'none' }, { samples: null }])('%j holds no samples and counts nothing', (answer) =>
  expect(extractionResultShape(answer)).toEqual({ processed: 0, succeeded: 0, failed: 0, samples: [] }),
);

test('a sample of which the server answers only the outputs is a success', () =>
  expect(sampleOf({ outputs_count: '2' })).toEqual({
    ok: true,
    outputs_count: 2,
    article: {},
    companies: [],
    extraction_id: null,
    error: null,
  }));

test.each([
  [{ article: { id: 7, title: 'A', url: 'https://a.ch' } }],
  [{ id: 7, title: 'A', url: 'https://a.ch' }],
])('the article of %j is the same', (sample) =>
  expect(sampleOf(sample)?.article).toEqual({ id: '7', title: 'A', url: 'https://a.ch' }),
);

test('companies that are no texts are left out, an extraction that is a number has its id', () =>
  expect(sampleOf({ companies: ['Nivalis', 7, null], extraction_id: 3, ok: false })).toMatchObject({
    ok: false,
    companies: ['Nivalis'],
    extraction_id: '3',
  }));

test.each([
  [{ pending: 3 }, 3],
  [{ pending: '3' }, 3],
  [{ pending: -1 }, undefined],
  [{}, undefined],
])('%j says that %j wait', (answer, pending) => expect(pendingArticlesShape(answer)?.pending).toBe(pending));
