import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { SOURCE_LANGUAGE, type Language } from '@vaglio/language';
import { notFound } from '../errors/errors';
import { withPageScripts } from './page-scripts';

/** Paths that belong to the server. All other paths belong to the web app. */
const SERVER_PATH = /^\/(auth|config|docs|healthz|metrics|openapi\.json|readyz)(\/|$)/;
/** Folder of files whose names contain a content hash. */
const HASHED_FILES = `assets${sep}`;
const FILE = /\.[\w-]+$/;
/** Media type for which the static file plugin sets no charset. */
const SVG = 'image/svg+xml';
const NONCE_PLACE = /__CSP_NONCE__/g;
const BASE_PATH_PLACE = '__BASE_PATH__';
const SIGN_IN_PLACE = '__SIGN_IN__';
const LANGUAGE_PLACE = `<html lang="${SOURCE_LANGUAGE}">`;
const OWN_ADDRESS = /\b(src|href)="\//g;

/**
 * Pages of the user guide. They are the only HTML files besides index.html, and contain text, a style sheet and images,
 * but no scripts.
 */
const GUIDE_PAGE = /\.html(\.br|\.gz)?$/;
const POLICY_OF_GUIDE =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

type WebAppOptions = {
  directory: string;
  basePath?: string;
  signIn?: 'any' | 'provider';
  language?: Language;
};

/**
 * Serves the files of the built web app, including the user guide. It sends compressed files if .br or .gz files exist.
 * Every other path outside the server's own paths gets index.html, with a new nonce for styles and preload hints for
 * scripts.
 * @param directory folder of the build, with index.html
 * @param basePath base path of this installation, '' at the root of a host
 * @param signIn 'provider' if only the sign-in provider is used: the page then does not show the password form at first
 * @param language default language, for browsers that request no supported language
 * @throws Error at start if index.html is missing or lacks a placeholder
 */
export const serveWebApp: FastifyPluginAsync<WebAppOptions> = async (
  app,
  { directory, basePath = '', signIn = 'any', language = SOURCE_LANGUAGE },
) => {
  const built = await readFile(join(directory, 'index.html'), 'utf8');
  const page = withValues(built, [
    [BASE_PATH_PLACE, basePath],
    [SIGN_IN_PLACE, signIn],
    [LANGUAGE_PLACE, `<html lang="${language}">`],
  ]).replace(OWN_ADDRESS, (_match, attribute: string) => `${attribute}="${basePath}/`);
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
      if (GUIDE_PAGE.test(path)) reply.header('Content-Security-Policy', POLICY_OF_GUIDE);
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

/** Replaces the placeholders in index.html. @throws Error if index.html lacks a placeholder */
function withValues(page: string, values: readonly (readonly [place: string, value: string])[]): string {
  return values.reduce((text, [place, value]) => {
    if (!text.includes(place)) throw new Error(`index.html of the web app has no ${place}`);
    return text.replace(place, value);
  }, page);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', policyWith(nonce))
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACE, nonce));
}

/**
 * Returns the Content-Security-Policy of security decision D10. Styles need the nonce. The trusted-types policy allows
 * web workers to start from their files.
 */
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
