const { dirname } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PARAMETERS = ['module', 'exports', 'require', '__dirname', '__filename'];
/** Files that are a spec's own: each spec file loads them anew. They alone may use `jest`. */
const OF_ONE_SPEC = /\.(?:spec|fixture)\.tsx?$|\/tools\/jest\/setup\.ts$/;

/** Modules of this process, by path: those of packages are in Node's own registry. */
const loaded = new Map();
/** Source maps of the modules, for the stacks of every spec file that uses them. */
const sourceMaps = new Map();
let current;

/**
 * Loads packages and our sources once per process, and only the spec file and its fixtures for each spec file. Loading
 * the server took a third of the processor time of its specs, and what is loaded once is also compiled once.
 * It asks for sources without state: what a module keeps must be true for every database (a cache of what never
 * changes). For `--coverage` and `--watch` and within `jest.isolateModules` sources are loaded as jest does by itself.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this.cjsLoader;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
    const { collectCoverage, watch, watchAll } = args[7]; // of the whole run
    this.loadsAnew = collectCoverage || watch || watchAll;
    Object.assign(this.mockState, { setMock: refuseMock, markExplicitCjsMock: refuseMock });
    for (const [path, map] of sourceMaps) this.transformCache.sourceMaps.set(path, map);
    current = this;
  }

  requireModuleOrMock(from, name) {
    if (this._resolution.isCoreModule(name) || name.startsWith('@jest/'))
      return super.requireModuleOrMock(from, name);
    const path = this._resolution.resolveCjs(from, name);
    if (!this.transformCache.scriptTransformer.shouldTransform(path)) return require(path);
    const isOwn = OF_ONE_SPEC.test(path) || this.loadsAnew || this.registries.isIsolated();
    return isOwn ? super.requireModuleOrMock(from, name) : load(path);
  }
};

/** What is loaded already would not notice it. */
function refuseMock() {
  throw new Error(
    'Specs share their modules: jest.mock reaches none of them. Replace the edge of the world.',
  );
}

function load(path) {
  const known = loaded.get(path);
  if (known) return known.exports;
  if (path.endsWith('.json')) return require(path);
  const { transformCache, _resolution: resolution } = current;
  const code = transformCache.transform(path);
  if (transformCache.sourceMaps.has(path)) sourceMaps.set(path, transformCache.sourceMaps.get(path));
  const module = { id: path, filename: path, path: dirname(path), exports: {}, loaded: false, children: [] };
  loaded.set(path, module);
  const requireFrom = (name) =>
    resolution.isCoreModule(name) ? require(name) : current.requireModuleOrMock(path, name);
  try {
    compileFunction(code, PARAMETERS, { filename: path })(
      module,
      module.exports,
      requireFrom,
      module.path,
      path,
    );
  } catch (error) {
    loaded.delete(path);
    throw error;
  }
  module.loaded = true;
  return module.exports;
}
