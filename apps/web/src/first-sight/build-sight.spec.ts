import { buildSight } from './build-sight';
import type { DrawnElement, FirstSight } from './first-sight';

const NAMES = { productTitle: 'Sieve', foundationName: '', page: [], colorMode: [] };

function sightOf(...elements: DrawnElement[]): FirstSight {
  const colorModes = { system: [], light: [], dark: [] };
  return { css: '', elements, frames: {}, pages: {}, colorModes };
}

function htmlOf(sight: FirstSight, filling: Parameters<typeof buildSight>[2] = NAMES): string {
  const place = document.createElement('div');
  place.append(...buildSight(sight, [0], filling));
  return place.innerHTML;
}

test('elements hold each other, texts, and what fills a slot', () => {
  const sight = sightOf(
    ['main', { class: 'v-1' }, 1, 1, { slot: 'page' }],
    ['p', {}, 'of ', { slot: 'productTitle' }],
    ['h1', {}, 'Dashboard'],
  );
  expect(htmlOf(sight, { ...NAMES, page: [2] })).toBe(
    '<main class="v-1"><p>of Sieve</p><p>of Sieve</p><h1>Dashboard</h1></main>',
  );
});

test('what the storage of the browser holds stays a text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const html = htmlOf(sightOf(['b', {}, { slot: 'productTitle' }]), { ...NAMES, productTitle: hostile });
  expect(html).toBe('<b>&lt;img src=x onerror=alert(1)&gt;</b>');
});

test('the place of a name that is not known is left out', () => {
  expect(htmlOf(sightOf(['a', {}, 1], ['span', {}, { slot: 'foundationName' }]))).toBe('<a></a>');
});

test('a style is set by script, as the policy of the page wants it, and a picture is one', () => {
  const place = document.createElement('div');
  const sight = sightOf(['i', { style: 'width: 7px;' }, 1], ['svg', { viewBox: '0 0 2 2' }, 2], ['path', {}]);
  place.append(...buildSight(sight, [0], NAMES));
  expect(place.querySelector('i')).toHaveStyle({ width: '7px' });
  expect(place.querySelector('path')).toBeInstanceOf(SVGElement);
});
