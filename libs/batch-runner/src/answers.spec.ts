import { extractionResultShape, pendingArticlesShape } from '@vaglio/contract';

const sampleOf = (sample: unknown) => extractionResultShape({ samples: [sample] })?.samples[0];

test.each([{}, { samples: 'none' }, { samples: null }])(
  'the extraction response %j is read as no samples and no counts',
  (answer) =>
    expect(extractionResultShape(answer)).toEqual({ processed: 0, succeeded: 0, failed: 0, samples: [] }),
);

test('an extraction sample that contains only outputs counts as a success', () =>
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
])('the article of an extraction sample is read from %j', (sample) =>
  expect(sampleOf(sample)?.article).toEqual({ id: '7', title: 'A', url: 'https://a.ch' }),
);

test('company names that are not texts are skipped, and a numeric extraction id is accepted', () =>
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
])('the response %j means that %j articles are pending', (answer, pending) =>
  expect(pendingArticlesShape(answer)?.pending).toBe(pending),
);
