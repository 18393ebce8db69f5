import createCache from '@emotion/cache';
import { insertInParts } from './style-parts';

const rulesOf = ({ sheet }: HTMLStyleElement) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);

test('new rules go into style elements of sixty, in their order, and leave those before as they are', () => {
  const { sheet } = createCache({ key: 'a', nonce: 'n0nce', speedy: true });
  for (let rule = 0; rule < 100; rule += 1) sheet.insert(`.b${rule} { order: ${rule}; }`);
  const [first] = sheet.tags;
  insertInParts(sheet);
  for (let rule = 100; rule < 230; rule += 1) sheet.insert(`.b${rule} { order: ${rule}; }`);

  expect(sheet.tags[0]).toBe(first);
  expect(sheet.tags.map((tag) => rulesOf(tag).length)).toEqual([100, 60, 60, 10]);
  const inPage = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=a]')];
  expect(inPage).toEqual(sheet.tags);
  expect(inPage.map(({ nonce }) => nonce)).toEqual(['n0nce', 'n0nce', 'n0nce', 'n0nce']);
  expect(inPage.flatMap(rulesOf)).toEqual(
    Array.from({ length: 230 }, (_, rule) => `.b${rule} {order: ${rule};}`),
  );
});
