import type { StartupFacts } from '@vaglio/contract';
import { byArticle } from './fact-origins.fixture';
import { someFacts } from './facts.fixture';

const FACT_PATH = '/auth/startups/:id/facts/:field';
export const CORRECT = `PATCH ${FACT_PATH}`;
export const HAND_BACK = `DELETE ${FACT_PATH}`;
export const CONFIRM = `POST ${FACT_PATH}/confirm`;
export const FACT_HISTORY = `GET ${FACT_PATH}/history`;
export const TAKE = 'POST /auth/suggestions/:id/take';
export const KEEP = 'POST /auth/suggestions/:id/keep';
export const UNDO = 'POST /auth/fact-changes/:id/undo';
export const ADD_FOUNDER = 'POST /auth/startups/:id/founders';
export const CORRECT_FOUNDER = 'PATCH /auth/startups/:id/founders/:key';
export const ADD_MONEY = 'POST /auth/startups/:id/money';
export const CORRECT_MONEY = 'PATCH /auth/startups/:id/money/:key';
export const CORRECT_AWARD = 'PATCH /auth/startups/:id/awards/:key';
export const ADD_AWARD = 'POST /auth/startups/:id/awards';
export const DISCARD_AWARD = 'DELETE /auth/startups/:id/awards/:key';

/** Returns the server's response to a change of a fact. It contains the new facts and the id for undoing the change. */
export function changed(facts: StartupFacts, changeId = '77') {
  const change = {
    id: changeId,
    startup_id: facts.id,
    list: 'fields',
    field: 'canton',
    kind: 'corrected',
    before: 'ZH',
    after: 'BE',
    note: null,
    made_by: 'Anna Keller',
    made_at: '2026-11-21T11:00:00.000Z',
    undone_by: null,
    undone_at: null,
  };
  return { change, facts: { ...facts, version: facts.version + 1 } };
}

/** History of a founding year in which a user corrected the value from an article. */
export const YEAR_HISTORY = {
  items: [
    {
      id: 'c1',
      at: '2026-11-03T09:42:00.000Z',
      change: {
        ...changed(someFacts()).change,
        id: '12',
        field: 'founding_year',
        before: '2019',
        after: '2020',
        made_by: 'Marc Aebi',
        made_at: '2026-11-03T09:42:00.000Z',
      },
      value: null,
      origin: null,
      is_current: true,
    },
    {
      id: 'r5',
      at: '2026-08-12T06:00:00.000Z',
      change: null,
      value: '2019',
      origin: byArticle(
        'Aaretaler Gewerbebote',
        '2026-08-12',
        'Seit 2019 tüftelt das Team in einer alten Badi am Zürichsee.',
      ),
      is_current: false,
    },
  ],
};
