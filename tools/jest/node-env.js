const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/**
 * Jest environment that runs tests with the globals of the process. In Jest's usual separate context, each use of a
 * global (`Object`, `Math`) takes twenty times as long. After each test file, it restores globals, `process.env`,
 * listeners of `process` and spies.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
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
