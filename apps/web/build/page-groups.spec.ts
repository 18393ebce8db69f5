import type { Rolldown } from 'vite';
import { ChunkGraph } from './chunk-graph.mts';
import { pageGroups } from './page-groups.mts';

const PAGES = new Map([
  ['/login', ['entry', 'login']],
  ['/list', ['entry', 'list']],
  ['/settings', ['entry', 'settings']],
]);

/** Each file holds one module of its own name, and is too large to be joined for a request. */
function graphOf(
  files: Readonly<Record<string, { imports?: string[]; lazy?: string[]; size?: number }>>,
): ChunkGraph {
  const chunks = Object.entries(files).map(
    ([fileName, { imports = [], lazy = [], size = 800_000 }]) =>
      ({
        type: 'chunk',
        fileName,
        moduleIds: [`/web/${fileName}`],
        imports,
        dynamicImports: lazy,
        code: 'x'.repeat(size),
      }) as unknown as Rolldown.OutputChunk,
  );
  return new ChunkGraph(chunks, '/web');
}

/** Modules that share a group, each group sorted. */
function joined(graph: ChunkGraph): string[][] {
  const groups = pageGroups(graph, PAGES);
  return [...new Set(groups.values())].map((name) =>
    [...groups].flatMap(([id, group]) => (group === name ? [id.replace('/web/', '')] : [])).sort(),
  );
}

const SHELL = { entry: { lazy: ['login', 'list', 'settings'] }, login: {}, settings: {} };

test('what the same pages load at once is one file', () => {
  const graph = graphOf({
    ...SHELL,
    entry: { ...SHELL.entry, imports: ['react'] },
    react: {},
    list: { imports: ['cards', 'table'] },
    cards: {},
    table: {},
    settings: { imports: ['table'] },
  });
  expect(joined(graph)).toEqual(
    expect.arrayContaining([['entry', 'react'], ['cards', 'list'], ['table'], ['login'], ['settings']]),
  );
});

test('a part that only pages open which have a module already does not set the module apart', () => {
  const graph = graphOf({
    ...SHELL,
    list: { imports: ['cards', 'buttons'], lazy: ['dialog'] },
    cards: {},
    buttons: {},
    dialog: { imports: ['buttons'] },
  });
  expect(joined(graph)).toContainEqual(['buttons', 'cards', 'list']);
});

test('a part that another page opens too does not make that page load the list', () => {
  const graph = graphOf({
    ...SHELL,
    list: { imports: ['cards', 'buttons'], lazy: ['palette'] },
    cards: {},
    buttons: {},
    settings: { lazy: ['palette'] },
    palette: { imports: ['buttons'] },
  });
  expect(joined(graph)).toEqual(expect.arrayContaining([['buttons'], ['cards', 'list']]));
});

test('a part of a part counts for the pages from which the first is opened', () => {
  const graph = graphOf({
    ...SHELL,
    list: { imports: ['buttons'] },
    buttons: {},
    settings: { lazy: ['palette'] },
    palette: { lazy: ['help'] },
    help: { imports: ['buttons'] },
  });
  expect(joined(graph)).toContainEqual(['buttons']);
});

test('what is too small for a request is in a file with what other pages load too, rather than alone', () => {
  const graph = graphOf({
    ...SHELL,
    list: { imports: ['icon', 'frame'] },
    icon: { size: 300 },
    frame: {},
    settings: { lazy: ['palette'], imports: ['frame'] },
    palette: { imports: ['icon'] },
  });
  expect(joined(graph)).toContainEqual(['frame', 'icon']);
});

test('what is small but imports what a page has not loaded is not given to that page', () => {
  const graph = graphOf({
    ...SHELL,
    list: { imports: ['icon', 'frame'] },
    icon: { size: 300, imports: ['cards'] },
    cards: {},
    frame: {},
    settings: { lazy: ['palette'], imports: ['frame'] },
    palette: { imports: ['icon'] },
  });
  expect(joined(graph)).toContainEqual(['frame']);
});

test('files that would import each other by a third are not joined', () => {
  const graph = graphOf({
    ...SHELL,
    list: { imports: ['icon', 'frame'] },
    icon: { size: 300, imports: ['frame'] },
    frame: { imports: ['dates'] },
    dates: { size: 300 },
    settings: { lazy: ['palette'], imports: ['frame', 'dates'] },
    palette: { imports: ['icon', 'dates'] },
  });
  expect(joined(graph)).not.toContainEqual(['dates', 'icon']);
});

test('what no page loads at once is left to the bundler', () => {
  const graph = graphOf({ ...SHELL, list: { lazy: ['dialog'] }, dialog: {} });
  expect([...pageGroups(graph, PAGES).keys()]).not.toContain('/web/dialog');
});
