import type { Plugin } from 'vite';

/** By file of a package: texts, and what replaces them. Only the start changes: what is put off is loaded when it is used. */
const EDITS: Readonly<Record<string, ReadonlyArray<readonly [string, string]>>> = {
  // Its question whether this is a Cloudflare Worker loads Node's whole fetch.
  'pg/lib/stream.js': [['if (isCloudflareRuntime())', 'if (false)']],
  // Each of some thousand nodes and routes compiled functions of its own, most of them of the same text.
  'find-my-way/lib/node.js': [['const LONG_PREFIX_MIN_LENGTH = 16', 'const LONG_PREFIX_MIN_LENGTH = 2']],
  'find-my-way/lib/handler-storage.js': [
    [
      'class HandlerStorage',
      `const made = new Map()
function functionOf (...texts) {
  const key = texts.join('\\n')
  if (!made.has(key)) made.set(key, new Function(...texts))
  return made.get(key)
}
class HandlerStorage`,
    ],
    ["return new Function('NullObject', ", "return functionOf('NullObject', "],
    ["= new Function('derivedConstraints', ", "= functionOf('derivedConstraints', "],
  ],
  // Only where each file has a route of its own.
  '@fastify/static/index.js': [
    ["const { glob } = require('glob')", "const glob = (...args) => require('glob').glob(...args)"],
  ],
  // No answer of ours is one of Node's fetch, and asking for its class loads all of it.
  '@fastify/compress/lib/utils.js': [['return obj instanceof Response', 'return false']],
  // Only for an answer to be compressed whose type is none of the usual ones.
  '@fastify/compress/index.js': [
    ["const mimedb = require('mime-db')\n", ''],
    ['mimedb[', "require('mime-db')["],
  ],
};

/** Edits what packages do once they are loaded. Fails the build when one of the texts is no longer there. */
export function leanStart(): Plugin {
  const left = new Set(Object.keys(EDITS));
  return {
    name: 'vaglio-lean-start',
    enforce: 'pre',
    transform(code, id) {
      const file = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      const edits = EDITS[file];
      if (!edits) return null;
      left.delete(file);
      return edits.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`);
        return text.replace(from, () => to);
      }, code);
    },
    buildEnd(failure) {
      if (failure === undefined && left.size > 0)
        throw new Error(`Not built any more: ${[...left].join(', ')}.`);
    },
  };
}
