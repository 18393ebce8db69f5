import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite's own list of its chunks (`build.manifest`). */
const MANIFEST = '.vite/manifest.json';
/**
 * The web app names the module of a page by its address, with a dot for each further slash, and that of the frame around
 * a folder of pages `layout`.
 */
const PAGE_MODULE = /^src\/pages\/(?<folder>[\w-]+\/)?(?<name>[\w.-]+)\.tsx$/;
const LAYOUT = 'layout';

/** A chunk in Vite's manifest; the manifest is keyed by source module. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Scripts that a chunk needs before it runs: itself and its static imports.
 * @param modules keys of the manifest; an unknown one has no scripts
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (module: string) => {
    const chunk = manifest[module];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

/** Modules of each page by its address: its own, and that of the frame around it. */
export function modulesOfPages(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>();
  for (const module of Object.keys(manifest)) {
    const { folder, name } = PAGE_MODULE.exec(module)?.groups ?? {};
    if (name === undefined || name === LAYOUT) continue;
    const layouts = folder === undefined ? [] : [`src/pages/${folder}${LAYOUT}.tsx`];
    pages.set(`/${name.replaceAll('.', '/')}`, [module, ...layouts]);
  }
  return pages;
}

/**
 * Index.html of the web app with a `modulepreload` hint for each script of a page, so that a browser requests them
 * together with the entry script instead of one after the other.
 * @param directory of the build
 * @param page index.html as it is sent
 * @param basePath below which the installation is reached, '' at the root of a host
 * @returns by address; empty if the build has no manifest
 */
export async function withPageScripts(
  directory: string,
  page: string,
  basePath: string,
): Promise<ReadonlyMap<string, string>> {
  const manifest: Manifest = JSON.parse(await readFile(join(directory, MANIFEST), 'utf8').catch(() => '{}'));
  const pages = new Map<string, string>();
  for (const [address, modules] of modulesOfPages(manifest)) {
    const hints = [...scriptsOf(manifest, modules)]
      .map((file) => `${basePath}/${file}`)
      .filter((path) => !page.includes(`"${path}"`))
      .map((path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" />`);
    pages.set(
      address,
      page.replace('</head>', () => `${hints.join('')}</head>`),
    );
  }
  return pages;
}
