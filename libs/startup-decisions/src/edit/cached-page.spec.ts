import { aStartup } from '@vaglio/test-kit';
import { adoptAnswer, removeRow, setFlag } from './cached-page';

const page = () => ({ items: [aStartup({ id: '1', rank: 1 }), aStartup({ id: '2', rank: 2 })], total: 40 });

test('a mark is set on its startup alone', () => {
  const changed = page();
  setFlag(changed, '2', 'email_sent', 1);
  expect(changed.items.map(({ email_sent }) => email_sent)).toEqual([0, 1]);
});

test('a startup that leaves is off the page and off the total', () => {
  const changed = page();
  removeRow(changed, '1');
  expect([changed.items.map(({ id }) => id), changed.total]).toEqual([['2'], 39]);
});

test('what the server answered is taken over, the rank stays', () => {
  const changed = page();
  adoptAnswer(changed, '2', { id: '2', email: 'new@b.ch', version: 7 });
  expect(changed.items[1]).toMatchObject({ email: 'new@b.ch', version: 7, rank: 2 });
});

test.each([null, {}, { id: '9', email: 'x' }])(
  'the answer %j is no startup of the page and changes nothing',
  (answer) => {
    const changed = page();
    adoptAnswer(changed, '2', answer);
    expect(changed).toEqual(page());
  },
);

test('a startup that the page does not hold changes nothing', () => {
  const changed = page();
  setFlag(changed, '9', 'rejected', 1);
  removeRow(changed, '9');
  expect(changed).toEqual(page());
});
