const { createTransformer } = require('@swc/jest');
const compiler = createTransformer(require('./swc.js'));

const HAS_OWN_MODULES = /\.(?:spec|fixture)\.tsx?$/;

/**
 * Jest transform that compiles a file, and replaces `require` in test files and their fixtures, so that Node loads
 * sources and packages once per process: see node-env.js. With `--coverage`, jest loads them for each test file, so
 * that it can count their lines.
 */
module.exports = {
  ...compiler,
  process(source, path, options) {
    const result = compiler.process(source, path, options);
    const isShared = HAS_OWN_MODULES.test(path) && !options.instrument;
    return isShared
      ? { ...result, code: `require = sharedRequire(require, __filename);${result.code}` }
      : result;
  },
};
