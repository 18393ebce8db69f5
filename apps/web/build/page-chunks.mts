import { build, type Plugin, type UserConfig } from 'vite';
import { ChunkGraph } from './chunk-graph.mts';
import { pageGroups } from './page-groups.mts';
import { PAGES } from './pages.mts';

/** By address, the scripts that its page loads; `tools/bench/route-bytes.mjs` counts them. */
const LIST = '.vite/pages.json';

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
    generateBundle(_options, bundle) {
      const graph = new ChunkGraph(Object.values(bundle), root);
      const pages = [...filesOfPages(graph)].map(([page, files]) => [page, [...graph.closure(files)].sort()]);
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(Object.fromEntries(pages)) });
    },
  };
}

function filesOfPages(graph: ChunkGraph): Map<string, string[]> {
  return new Map(
    Object.entries(PAGES).map(([page, modules]) => [page, modules.map((module) => graph.fileOf(module))]),
  );
}
