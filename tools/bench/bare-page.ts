import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Served } from './bench-world';

const TYPES = { html: 'text/html', js: 'text/javascript' };

/** Serves a page of React alone beside the floor, whose rows it shows: compressed, from memory. */
export async function serveBarePage(floor: Served): Promise<{ url: string; stop: () => void }> {
  const files = await builtFiles();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const file = files.get(path);
    if (file) {
      response.setHeader('content-type', path.endsWith('.html') ? TYPES.html : TYPES.js);
      response.setHeader('content-encoding', 'br').end(file);
    } else if (path === 'rows') {
      fetch(`${floor.url}/?offset=0`).then(
        async (answer) => response.setHeader('content-type', 'application/json').end(await answer.text()),
        () => response.destroy(),
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

async function builtFiles(): Promise<Map<string, Buffer>> {
  const built = await build({
    root: join(__dirname, 'bare-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  if (!('output' in built)) throw new Error('the bare page was not built');
  return new Map(
    built.output.map((file) => [
      file.fileName,
      brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}
