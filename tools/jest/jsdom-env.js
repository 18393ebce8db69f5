const { webcrypto } = require('node:crypto');
const { TestEnvironment } = require('jest-environment-jsdom');
const replaceComputedStyle = require('./computed-style.js');

/**
 * jsdom with what it lacks of a browser: fetch and its classes, streams, Web Crypto; and with quicker computed styles.
 * Node's Request refuses relative addresses, a page's does not.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    // One jest may run many projects: its working directory is then not the project's.
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
