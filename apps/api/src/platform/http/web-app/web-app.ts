import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors/errors';
import { withPageScripts } from './page-scripts';

/** Where the server's own addresses begin; the rest belongs to the web app. */
const SERVER_PATH = /^\/(auth|config|docs|healthz|metrics|openapi\.json|readyz)(\/|$)/;
/** The build puts a hash of the content into the names in here. */
const HASHED_FILES = `assets${sep}`;
const FILE = /\.[\w-]+$/;
/** Text of which the library names no alphabet. */
const SVG = 'image/svg+xml';
const NONCE_PLACE = /__CSP_NONCE__/g;
const BASE_PATH_PLACE = '__BASE_PATH__';
const SIGN_IN_PLACE = '__SIGN_IN__';
const OWN_ADDRESS = /\b(src|href)="\//g;

type WebAppOptions = { directory: string; basePath?: string; signIn?: 'any' | 'provider' };

/**
 * Serves the built web app: its files as they lie there (compressed where a .br or .gz lies beside), and for every
 * other address outside the server's own the page itself, with a fresh nonce for its styles and hints for its scripts.
 * @param directory of the build, with index.html
 * @param basePath below which people reach this installation, '' at the root of a host
 * @param signIn 'provider' where sign-ins are left to it: the page shows no form for passwords before it knows more
 * @throws Error at start when there is no index.html
 */
export const serveWebApp: FastifyPluginAsync<WebAppOptions> = async (
  app,
  { directory, basePath = '', signIn = 'any' },
) => {
  const built = await readFile(join(directory, 'index.html'), 'utf8');
  const page = built
    .replace(BASE_PATH_PLACE, basePath)
    .replace(SIGN_IN_PLACE, signIn)
    .replace(OWN_ADDRESS, (_match, attribute: string) => `${attribute}="${basePath}/`);
  const pages = await withPageScripts(directory, page, basePath);
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = relative(directory, path).startsWith(HASHED_FILES);
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
  });
  app.get<{ Params: { '*': string } }>(
    '/*',
    { config: { operationId: 'readWebApp' } },
    async (request, reply) => {
      const path = `/${request.params['*']}`;
      if (SERVER_PATH.test(path)) return reply.callNotFound();
      if (path !== '/index.html' && FILE.test(path)) return reply.sendFile(path);
      if (!isNavigation(request)) throw notFound('No such address');
      return sendPage(reply, pages.get(path) ?? page);
    },
  );
};

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', policyWith(nonce))
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACE, nonce));
}

/** Security decision D10 and its note: styles need the nonce; one policy name lets a worker start from its file. */
function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vaglio-worker',
  ].join('; ');
}

function isNavigation({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}
