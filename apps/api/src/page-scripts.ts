import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The build writes it: by address, the scripts that its page loads. */
const LIST = '.vite/pages.json';

/**
 * The page of the web app with a hint for each script that the page of an address loads, so that a browser requests them
 * beside the first one instead of one after the other, and after it: the frame of the page needs no other.
 * @param directory of the build
 * @param page index.html as it is sent
 * @param basePath below which the installation is reached, '' at the root of a host
 * @returns by address; none where the build has no list of its scripts
 */
export async function withPageScripts(
  directory: string,
  page: string,
  basePath: string,
): Promise<ReadonlyMap<string, string>> {
  const list = await readFile(join(directory, LIST), 'utf8').catch(() => '{}');
  const scripts: Record<string, string[]> = JSON.parse(list);
  return new Map(
    Object.entries(scripts).map(([address, files]) => {
      const hints = files
        .map((file) => `${basePath}/${file}`)
        .filter((path) => !page.includes(`"${path}"`))
        .map((path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" />`);
      return [address, page.replace('</head>', () => `${hints.join('')}</head>`)];
    }),
  );
}
