import { storeOrigin, readStoredOrigin } from './stored-origin';
import { originAfterLogin } from './origin';

afterEach(() => sessionStorage.clear());

test('a requested page is stored in this tab, even while another site is open', () => {
  storeOrigin({ from: '/potential-investiments?q=bio' });
  expect(originAfterLogin(readStoredOrigin())).toBe('/potential-investiments?q=bio');
});

test.each([null, { from: '//evil.example' }])(
  'the address %j is not stored as the requested page and removes the stored page',
  (state) => {
    storeOrigin({ from: '/user' });
    storeOrigin(state);
    expect(originAfterLogin(readStoredOrigin())).toBe('/dashboard');
  },
);
