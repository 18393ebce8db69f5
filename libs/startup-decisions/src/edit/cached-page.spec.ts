import { aStartup } from '@vaglio/test-kit';
import { adoptAnswer } from './cached-page';

const page = () => ({ items: [aStartup({ id: '1', rank: 1 }), aStartup({ id: '2', rank: 2 })], total: 40 });

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
