import { keepOrigin, readKeptOrigin } from './kept-origin';
import { originAfterLogin } from './origin';

afterEach(() => sessionStorage.clear());

test('a remembered place is kept in this tab, also while another site is open', () => {
  keepOrigin({ from: '/potential-investiments?q=bio' });
  expect(originAfterLogin(readKeptOrigin())).toBe('/potential-investiments?q=bio');
});

test.each([null, { from: '//evil.example' }])(
  'of %j nothing is kept, and what was kept is forgotten',
  (state) => {
    keepOrigin({ from: '/user' });
    keepOrigin(state);
    expect(originAfterLogin(readKeptOrigin())).toBe('/dashboard');
  },
);
