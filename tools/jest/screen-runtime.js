const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What V8 compiled of a file in this process, by path: the functions that the first spec file called, too. */
const codeOf = new Map();
/** Files as they are run, with the place of the source map, by path: read and transformed once for all projects. */
const texts = new Map();
/** Where imports lead, by the names that a project maps: the same for most projects. */
const resolved = new Map();

/** Outlives the spec file, after which jest empties what it keeps. */
class KeptMap extends Map {
  clear() {}
}

/**
 * Reads, transforms and compiles each file once per process, not once per spec file: a screen needs a thousand of them.
 * Every spec file still runs them anew. With `--coverage` and `--watch` only packages, and only their compiled code,
 * are kept: our sources are then instrumented, or change.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const [config, , , , , , testPath, { collectCoverage, watch, watchAll }] = args;
    const keepsAll = !(collectCoverage || watch || watchAll);
    const { executor } = this.cjsLoader;
    const compile = executor.compile.bind(executor);
    this.newScripts = new Map();
    executor.compile = (source, filename) =>
      filename !== testPath && (keepsAll || filename.includes('/node_modules/'))
        ? this.compileOnce(source, filename, executor.injectedModuleParameters)
        : compile(source, filename);
    if (!keepsAll) return;
    this._resolution.cjsCache = resolvedBy(config);
    keepTexts(this.transformCache);
  }

  /** @returns null when the spec file has ended, as jest's own function does */
  compileOnce(source, filename, parameters) {
    const context = this._environment.getVmContext();
    if (!context) return null;
    const wrapped = `(function (${parameters.join(', ')}) {${source}\n})`;
    const script = new Script(wrapped, { filename, cachedData: codeOf.get(filename) });
    if (script.cachedDataRejected !== false) this.newScripts.set(filename, script);
    return script.runInContext(context);
  }

  teardown() {
    for (const [filename, script] of this.newScripts) codeOf.set(filename, script.createCachedData());
    this.newScripts.clear();
    super.teardown();
  }
};

function resolvedBy({ moduleNameMapper, testEnvironmentOptions }) {
  const key = JSON.stringify([
    moduleNameMapper.map(([pattern, path]) => [String(pattern), path]),
    testEnvironmentOptions,
  ]);
  if (!resolved.has(key)) resolved.set(key, new KeptMap());
  return resolved.get(key);
}

function keepTexts(transformCache) {
  const transform = transformCache.transform.bind(transformCache);
  transformCache.transform = (filename, options) => {
    const known = texts.get(filename);
    const code = known ? known.code : transform(filename, options);
    if (!known) texts.set(filename, { code, map: transformCache.sourceMaps.get(filename) });
    else if (known.map) transformCache.sourceMaps.set(filename, known.map);
    return code;
  };
}
