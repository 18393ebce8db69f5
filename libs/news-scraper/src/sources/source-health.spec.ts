import { aSource } from '../testing/a-source';
import { addressText, healthOf, summaryOf } from './source-health';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

test.each([
  [aSource({ health: 'fine' }), 'Fine', 'green'],
  [aSource({ health: 'failing', consecutive_failures: 5 }), 'Failing, 5 in a row', 'red'],
  [aSource({ health: 'failing', consecutive_failures: 0 }), 'Failing, nothing read', 'red'],
  [aSource({ health: 'quiet', newest_item_at: daysAgo(17.5) }), 'Quiet for 17 days', 'amber'],
  [aSource({ health: 'quiet', newest_item_at: daysAgo(1) }), 'Quiet for 1 day', 'amber'],
  [aSource({ health: 'quiet', newest_item_at: null }), 'Quiet', 'amber'],
  [aSource({ health: 'waiting', consecutive_failures: 1 }), 'Waiting', 'amber'],
  [aSource({ health: 'never_read' }), 'Never read', 'neutral'],
  [aSource({ health: 'off', enabled: false }), 'Off', 'neutral'],
  [aSource({ enabled: false, consecutive_failures: 4 }), 'Off', 'neutral'],
])('the health of a source (case %#, %s) is shown as %s', (source, text, tone) => {
  expect(healthOf(source, NOW)).toMatchObject({ text, tone });
});

test.each([
  [aSource(), 'Fine'],
  [aSource({ consecutive_failures: 1 }), 'Waiting'],
  [aSource({ consecutive_failures: 4, last_success_at: null }), 'Failing, 4 in a row'],
  [aSource({ last_success_at: null }), 'Never read'],
])(
  'on a server without health states, failures determine the health of a source: case %#',
  (source, text) => {
    expect(healthOf(source, NOW).text).toBe(text);
  },
);

test('sources are counted by health state', () => {
  const sources = [aSource({ health: 'fine' }), aSource({ health: 'failing' }), aSource({ enabled: false })];
  expect(summaryOf(sources)).toBe('3 sources: 1 fine, 1 failing, 1 switched off.');
});

test('the bundled sample source shows no address, and other sources show theirs without the scheme', () => {
  expect(addressText('sample:')).toBe('Bundled sample');
  expect(addressText('https://www.x.ch/feed')).toBe('x.ch/feed');
});
