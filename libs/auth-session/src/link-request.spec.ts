import { isLinkRequestReturn, storeLinkRequest } from './link-request';

afterEach(() => sessionStorage.clear());

test.each([
  ['?code=c&state=s', true],
  ['?code=c&state=another', false],
  ['?code=c', false],
])(
  'after a request to link an account with the state s, the return %s is recognized: %s',
  (query, expected) => {
    storeLinkRequest('https://login.example/authorize?state=s');
    expect(isLinkRequestReturn(query)).toBe(expected);
  },
);

test('without a request to link an account, no return is recognized', () => {
  expect([isLinkRequestReturn('?state=s'), isLinkRequestReturn('')]).toEqual([false, false]);
});
