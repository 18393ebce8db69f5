import { absoluteAddress, withoutFragment } from './canonical-address';

const PAGE = 'https://news.example/ch/today';
const long = (letters: number) => `/${'a'.repeat(letters)}`;

test.each([
  ['/story', 'https://news.example/story'],
  ['story?id=1#part', 'https://news.example/ch/story?id=1#part'],
  ['//other.example/story', 'https://other.example/story'],
  ['HTTP://Other.example', 'http://other.example/'],
  ['', null],
  ['mailto:ann@news.example', null],
  ['javascript:void(0)', null],
  ['https://', null],
  [long(2_027), `https://news.example${long(2_027)}`],
  [long(2_028), null],
  [`/${'ü'.repeat(400)}`, null],
])('the link %p leads to %p', (href, address) => expect(absoluteAddress(href, PAGE)).toBe(address));

test('the place in a page is no part of its address', () => {
  expect(['/a#b', '/a?b#c#d', '/a'].map(withoutFragment)).toEqual(['/a', '/a?b', '/a']);
});
