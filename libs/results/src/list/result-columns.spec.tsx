import { resultColumns } from './result-columns';

/** Width of the results section in a window of 1440 px. */
const SECTION_PX = 1158;
const NOW = new Date('2026-11-21T12:00:00Z');
const ignore = () => undefined;
const ALL = {
  isStateful: false,
  isWaiting: false,
  selection: undefined,
  onSources: ignore,
  onOpen: ignore,
  actions: { onDelete: ignore },
};
const CHOOSING = {
  ...ALL,
  isStateful: true,
  isWaiting: true,
  selection: { ids: new Set<string>(), toggle: ignore, toggleAll: ignore, isAll: false },
  actions: { onDelete: ignore, onAccept: ignore, onDiscard: ignore },
};

test.each([
  ['raw rows', 'raw', ALL],
  ['raw rows with a status column', 'raw', { ...ALL, isStateful: true }],
  ['raw rows waiting for a decision', 'raw', CHOOSING],
  ['curated rows', 'curated', ALL],
] as const)('all columns of the list of %s fit into a window 1440 px wide', (_list, tab, shown) => {
  const widths = resultColumns(tab, NOW, 2, shown).map(({ width, minWidth }) => width ?? minWidth ?? NaN);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(SECTION_PX);
});
