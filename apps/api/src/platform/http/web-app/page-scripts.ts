import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path of the manifest that the Vite build writes (`build.manifest`). */
const MANIFEST = '.vite/manifest.json';
/**
 * Source path of a page module. The file name is the path of the page, with dots in place of slashes. A file named
 * `layout` is the frame around all pages of its folder.
 */
const PAGE_MODULE = /^src\/pages\/(?<folder>[\w-]+\/)?(?<name>[\w.-]+)\.tsx$/;
const LAYOUT = 'layout';

/** Chunk of the build, as an entry of Vite's manifest. The manifest is keyed by the paths of source modules. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Returns the scripts that the given modules need before they can run: their own chunks and all statically imported
 * chunks.
 * @param modules keys of the manifest; an unknown key has no scripts
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

/** Returns the modules of each page by its path: the page module and its layout module. */
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
 * Returns an index.html for each page. It contains a `modulepreload` hint for each script of the page, so that a
 * browser requests these scripts together with the entry script.
 * @param directory folder of the web app build
 * @param page content of index.html
 * @param basePath base path of the installation, '' at the root of a host
 * @returns HTML by page path; empty if the build has no manifest
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
