const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What V8 compiled of a package's file in this process, by path: the functions that the first spec file called, too. */
const codeOf = new Map();

/** Compiles the files of packages once per process, not once per spec file: a screen needs a thousand of them. */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this.cjsLoader;
    const compile = executor.compile.bind(executor);
    this.newScripts = new Map();
    executor.compile = (source, filename) =>
      filename.includes('/node_modules/')
        ? this.compilePackage(source, filename, executor.injectedModuleParameters)
        : compile(source, filename);
  }

  /** @returns null when the spec file has ended, as jest's own function does */
  compilePackage(source, filename, parameters) {
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
