import { anArticle } from '../testing/an-article.fixture';
import type { Act } from './acts';
import { doneOf } from './done-counts';

const seen = anArticle();
const countsOf = (act: Act) => doneOf([{ stepId: '1', sent: { id: 1, articleId: seen.id, act, seen } }]);
const NOTHING = { accepted: 0, corrected: 0, discarded: 0, companies: 0 };

test.each<[string, Act, object]>([
  [
    'include skipped values',
    {
      kind: 'leave',
      rawId: '51',
      decisions: [
        { key: 'founding_year', decision: 'keep' },
        { key: 'sector', decision: 'discard' },
      ],
    },
    { accepted: 1, discarded: 1 },
  ],
  [
    'include a company that is not a startup',
    { kind: 'set_aside', rawId: '52', reason: 'not_a_startup' },
    { companies: 1 },
  ],
  [
    'exclude a company that is skipped for this article',
    { kind: 'set_aside', rawId: '52', reason: 'left_aside' },
    {},
  ],
  ['include the proposed values of an accepted company', { kind: 'accept', rawId: '52' }, { accepted: 3 }],
])('the decision counts %s', (_what, act, counts) =>
  expect(countsOf(act)).toEqual({ ...NOTHING, ...counts }),
);
