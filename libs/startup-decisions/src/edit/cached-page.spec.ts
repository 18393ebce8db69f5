import { aStartup } from '@vaglio/test-kit';
import { adoptAnswer } from './cached-page';

const page = () => ({ items: [aStartup({ id: '1', rank: 1 }), aStartup({ id: '2', rank: 2 })], total: 40 });

test("the server's response replaces a startup in the list and keeps its rank", () => {
  const changed = page();
  adoptAnswer(changed, '2', { id: '2', email: 'new@b.ch', version: 7 });
  expect(changed.items[1]).toMatchObject({ email: 'new@b.ch', version: 7, rank: 2 });
});

test.each([null, {}, { id: '9', email: 'x' }])(
  'the response %j is not a startup and does not change the list',
  (answer) => {
    const changed = page();
    adoptAnswer(changed, '2', answer);
    expect(changed).toEqual(page());
  },
);
