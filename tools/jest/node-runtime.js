const { dirname } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PARAMETERS = ['module', 'exports', 'require', '__dirname', '__filename'];
/** Files that are loaded again for each test file. Only these files may use `jest`. */
const OF_ONE_SPEC = /\.(?:spec|fixture)\.tsx?$|\/tools\/jest\/setup\.ts$/;

/** Source modules that this process has loaded, by path. Packages are in Node's own registry. */
const loaded = new Map();
/** Source maps of the modules. They are kept for the stack traces of all test files that use the modules. */
const sourceMaps = new Map();
let current;

/**
 * Jest runtime that loads packages and sources only once per process. Only the test file and its fixtures are loaded
 * for each test file. This matters because loading the server took a third of the CPU time of its tests. Shared modules
 * are also compiled only once.
 * Source modules must have no state: a cache in a module must be valid for every database. With `--coverage` and
 * `--watch`, and within `jest.isolateModules`, sources are loaded as by Jest's default runtime.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this.cjsLoader;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
    const { collectCoverage, watch, watchAll } = args[7]; // global options of the test run
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

/** Rejects mocks, because they have no effect on modules that are already loaded. */
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
