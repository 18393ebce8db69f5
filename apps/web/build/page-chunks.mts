import { build, type Plugin, type UserConfig } from 'vite';
import { ChunkGraph } from './chunk-graph.mts';
import { pageGroups } from './page-groups.mts';
import { PAGES } from './pages.mts';

/** By address, the scripts that its page loads; `tools/bench/route-bytes.mjs` counts them. */
const LIST = '.vite/pages.json';
/**
 * Chromium compiles all functions of such a file while it arrives, beside the thread that draws, instead of one by one as
 * each is first called. Of what a page loads at once, most are called before it is drawn. Elsewhere it is a comment.
 * Source: V8's explicit compile hints, which have to be the beginning of the file.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Joins modules as page-groups.mts says; what is needed where is seen in a first build without groups.
 * @param root of the sources
 * @param config of the build, with the plugins that the first build needs too
 */
export function pageChunks(root: string, config: UserConfig): Plugin {
  let groups: ReadonlyMap<string, string> = new Map();
  return {
    name: 'page-chunks',
    apply: 'build',
    config: () => {
      const name = (id: string) => groups.get(id) ?? null;
      const codeSplitting = { groups: [{ name, includeDependenciesRecursively: false }] };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
    buildStart: async () => {
      const options = { ...config.build, write: false, minify: false };
      const first = await build({ ...config, configFile: false, logLevel: 'warn', build: options });
      if (!('output' in first)) throw new Error('The first build gave no list of chunks.');
      const graph = new ChunkGraph(first.output, root);
      groups = pageGroups(graph, filesOfPages(graph));
    },
    generateBundle: {
      // After what others write at the beginning of a file.
      order: 'post',
      handler(_options, bundle) {
        const graph = new ChunkGraph(Object.values(bundle), root);
        const pages = new Map(
          [...filesOfPages(graph)].map(([page, files]) => [page, [...graph.closure(files)].sort()]),
        );
        for (const file of new Set([...pages.values()].flat())) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') chunk.code = COMPILED_AT_ONCE + chunk.code;
        }
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(Object.fromEntries(pages)) });
      },
    },
  };
}

function filesOfPages(graph: ChunkGraph): Map<string, string[]> {
  return new Map(
    Object.entries(PAGES).map(([page, modules]) => [page, modules.map((module) => graph.fileOf(module))]),
  );
}
