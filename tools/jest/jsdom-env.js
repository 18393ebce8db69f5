const { webcrypto } = require('node:crypto');
const { TestEnvironment } = require('jest-environment-jsdom');
const replaceComputedStyle = require('./computed-style.js');

/**
 * Jest environment with jsdom, faster computed styles, and the browser features that jsdom lacks: fetch and its
 * classes, streams, Web Crypto. Unlike Node's Request, its Request accepts relative addresses.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    // If several projects are tested in one run, the working directory is not the folder of the project.
    global.projectRoot = config.projectConfig.rootDir;
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, global.location.href) : input, init);
      }
    }
    Object.assign(global, {
      fetch,
      Headers,
      Request: PageRequest,
      Response,
      FormData,
      AbortController,
      AbortSignal,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
    Object.defineProperty(global, 'crypto', { value: webcrypto, configurable: true });
    replaceComputedStyle(global);
  }
};
