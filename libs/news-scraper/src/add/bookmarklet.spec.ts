import { bookmarkletOf } from './bookmarklet';

test('the bookmarklet opens the form with the full address of the current page in a new tab', () => {
  const code = decodeURI(bookmarkletOf('https://vaglio.example/base').replace('javascript:', ''));
  const open = jest.fn();
  new Function('window', 'location', code)({ open }, { href: 'https://news.example/a?b=1&c=ü#d' });
  expect(open.mock.calls).toEqual([
    ['https://vaglio.example/base/add-article?url=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c%3D%C3%BC%23d'],
  ]);
});
