const { createRequire } = require('node:module');
const { join } = require('node:path');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { transformSync } = require('@swc/core');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const { addHook } = require('pirates');
const { loadConfig, register } = require('tsconfig-paths');
const compilerOptions = require('./swc.js');

// Lets Node load TypeScript, and find the libraries of the workspace by the paths of the TypeScript configuration.
addHook((source, filename) => transformSync(source, { ...compilerOptions, filename }).code, {
  exts: ['.ts', '.tsx'],
});
const { absoluteBaseUrl, paths } = loadConfig(join(__dirname, '../../tsconfig.base.json'));
register({ baseUrl: absoluteBaseUrl, paths });

/** Modules that jest loads for each test file. Only these may use `jest`. */
const OF_ONE_SPEC = /\.(?:spec|fixture)$|^@jest\//;
/** Globals that belong to the context of the test file itself. */
const OWN = new Set(['globalThis', 'global', 'eval', 'undefined', 'NaN', 'Infinity']);

/**
 * Jest environment in which Node loads the sources and packages that a test file requires, once per process. This
 * matters because loading the server takes half of the CPU time of its tests. Source modules must have no state: a cache
 * in a module must be valid for every database. `jest.mock` reaches none of them.
 * The test file uses the globals of the process, as its modules do. After each test file, the environment restores
 * globals, `process.env`, listeners of `process` and spies.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { watch, watchAll } = config.globalConfig;
    if (watch || watchAll) forgetSources();
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!OWN.has(name)) share(name, this.global);
    this.global.globalThis = globalThis;
    this.global.sharedRequire = sharedRequire;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    this.restorers = [
      restorerOf(globalThis),
      restorerOf(process.env),
      restorerOf(process, ['exit', 'exitCode', 'getBuiltinModule']),
      restoreListeners(),
    ];
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown(); // ends fake timers
    for (const restore of this.restorers) restore();
  }
};

/** Returns the function that a test file uses instead of jest's `require`. */
function sharedRequire(requireOfSpec, filename) {
  const requireOnce = createRequire(filename);
  const load = (name) => (OF_ONE_SPEC.test(name) ? requireOfSpec(name) : requireOnce(name));
  return Object.assign(load, { resolve: requireOnce.resolve, cache: requireOnce.cache });
}

function share(name, context) {
  const get = () => globalThis[name];
  const set = (value) => (globalThis[name] = value);
  Object.defineProperty(context, name, { get, set, configurable: true, enumerable: false });
}

/** Lets Node load changed sources again in watch mode. */
function forgetSources() {
  for (const path of Object.keys(require.cache))
    if (!path.includes('node_modules')) Reflect.deleteProperty(require.cache, path);
}

/**
 * Returns a function that restores the current properties of an object: either all properties or only the listed ones.
 */
function restorerOf(object, only) {
  const before = new Map(keysOf(object, only).map((key) => [key, describe(object, key)]));
  return () => {
    for (const key of keysOf(object, only)) if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, was] of before) {
      const is = describe(object, key);
      if (was && (is?.value !== was.value || is?.get !== was.get)) Object.defineProperty(object, key, was);
    }
  };
}

const keysOf = (object, only) => only ?? Reflect.ownKeys(object);
const describe = Object.getOwnPropertyDescriptor;

function restoreListeners() {
  const before = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  return () => {
    for (const event of process.eventNames())
      for (const listener of process.rawListeners(event))
        if (!before.get(event)?.includes(listener)) process.removeListener(event, listener);
  };
}
